import { compareInTests, type InTest } from '../../../shared/practice/compare-in-tests.ts';

interface Suggestible extends InTest {
  readonly id: string;
  readonly locked: boolean;
  readonly last_result: { readonly date: string } | null;
}

/**
 * The part to take next: one that was not taken yet, of the last test if it has one, else in the order of the list. Once all were taken,
 * the one that was taken longest ago. null: every part is locked. `lastSection`: the id of the part that was taken last.
 */
export function suggestedPart<T extends Suggestible>(sections: readonly T[], lastSection: string | null): T | null {
  const open = sections.filter(({ locked }) => !locked).sort(compareInTests(sections));
  const lastTest = sections.find(({ id }) => id === lastSection)?.exam_id;
  const fresh = open.filter((section) => section.last_result === null);
  const dateOf = (section: T) => section.last_result?.date ?? '';
  const [oldest = null] = [...open].sort((one, other) => dateOf(one).localeCompare(dateOf(other)));
  return fresh.find(({ exam_id }) => exam_id === lastTest) ?? fresh[0] ?? oldest;
}
