// Owns finding clauses: every word typed must be in the clause, its id or its heading.
import type { Clause } from '$lib/client/types';

export function search(clauses: readonly Clause[], typed: string): Clause[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return clauses.filter(({ id, section, text }) => {
    const all = `${id} ${section} ${text}`.toLocaleLowerCase();
    return words.every((word) => all.includes(word));
  });
}

/** The clauses under their headings, both in the order of the rules. */
export function bySection(clauses: readonly Clause[]): { title: string; clauses: Clause[] }[] {
  const sections: { title: string; clauses: Clause[] }[] = [];
  for (const clause of clauses) {
    const last = sections.at(-1);
    if (last?.title === clause.section) last.clauses.push(clause);
    else sections.push({ title: clause.section, clauses: [clause] });
  }
  return sections;
}
