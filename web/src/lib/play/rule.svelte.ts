// Owns which clause of the rules is being looked up at the table. RuleDialog.svelte shows it.

export type LookUp = { game: string; rule: string };

let wanted = $state.raw<LookUp | null>(null);

export function currentLookUp(): LookUp | null {
  return wanted;
}

export function lookUp(rule: LookUp | null): void {
  wanted = rule;
}
