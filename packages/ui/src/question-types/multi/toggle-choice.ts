/** How many options may be ticked where the question does not say. Source: learner specification, section 5. */
const DEFAULT_MAX_CHOICES = 2;

export function maxChoices(question: { readonly max_choices: number | null }): number {
  return question.max_choices ?? DEFAULT_MAX_CHOICES;
}

/** Ticks or unticks an option. A tick beyond the limit changes nothing. */
export function toggleChoice(ticked: readonly string[], option: string, max: number): readonly string[] {
  if (ticked.includes(option)) return ticked.filter((other) => other !== option);
  return canTick(ticked, option, max) ? [...ticked, option] : ticked;
}

/** Whether the box can be used: it is ticked, or the limit is not reached. */
export function canTick(ticked: readonly string[], option: string, max: number): boolean {
  return ticked.includes(option) || ticked.length < max;
}
