import { keyForms } from '../../marking/ielts/key-forms.ts';
import { tidy } from '../../marking/ielts/normalise.ts';
import { fitsLimit } from '../../marking/ielts/fits-limit.ts';
import { hasUnreadLimit, parseWordLimit } from '../../marking/ielts/word-limit.ts';
import { keyFinding, type GroupPlace, type KeyedPlace } from '../../readiness/key-finding.ts';
import type { GroupOf } from '../group.ts';
import type { Finding } from '../../readiness/finding.ts';

/** Finds accepted answers that break the word limit of their group: an error if no accepted answer fits the limit, else a warning. */
export function checkWordLimit(place: KeyedPlace<GroupOf<'FILL_BLANKS'>>): readonly Finding[] {
  const limit = place.group.word_limit ?? parseWordLimit(place.group.instruction);
  if (limit === null) return [];
  const forms = place.keys.flatMap(keyForms).filter((form) => !form.optional);
  const over = forms.filter((form) => !fitsLimit(tidy(form.text), limit));
  const severity = over.length === forms.length ? 'error' : 'warning';
  return over.map(({ text }) =>
    keyFinding(place, {
      code: 'key_over_limit',
      severity,
      says: `has the answer “${text}”, which is over the word limit`,
    }),
  );
}

/** Finds an instruction that seems to state a limit which cannot be read. */
export function checkUnreadLimit({ group, groupIndex }: GroupPlace<GroupOf<'FILL_BLANKS'>>): readonly Finding[] {
  if (group.word_limit !== null || !hasUnreadLimit(group.instruction)) return [];
  const message = `The instruction of group ${groupIndex + 1} seems to state a word limit, but it could not be read, so no limit applies`;
  return [
    { code: 'word_limit_unread', severity: 'warning', where: { group: groupIndex, field: 'instruction' }, message },
  ];
}
