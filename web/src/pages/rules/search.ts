// Owns finding clauses (every word typed must be in the clause, its id or its heading) and their order in chapters.
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

/** A chapter of the contents: neighbouring sections whose headings begin alike ("Step 3: roads", "Step 3: cities"). */
export type Chapter = { title: string; parts: { name: string; full: string; clause: string }[] };

export function chapters(sections: readonly { title: string; clauses: Clause[] }[]): Chapter[] {
  const found: Chapter[] = [];
  for (const { title: full, clauses } of sections) {
    const [title = full, ...rest] = full.split(': ');
    const part = { name: rest.join(': ') || full, full, clause: clauses[0]?.id ?? '' };
    const last = found.at(-1);
    if (last && rest.length > 0 && last.title === title) last.parts.push(part);
    else found.push({ title, parts: [part] });
  }
  return found;
}
