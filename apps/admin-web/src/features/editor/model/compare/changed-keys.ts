import { numberQuestions } from '@bandwise/domain';
import { isSameKey, isSameQuestion, keyStateAt } from '@bandwise/domain/internal';
import { toFullGroup } from '../form/to-full-group.ts';
import type { ExamForm, PartForm } from '../form/form.ts';

/** The questions of a published part that ask the same as they do there, and have another key. */
export function changedKeys(part: PartForm, saved: ExamForm | null): readonly string[] {
  const published = saved?.parts.find(({ base }) => base !== null && base.id === part.base?.id);
  if (published === undefined || published.groups === part.groups) return [];
  const [mine, theirs] = [part, published].map(({ groups }) => ({ groups: groups.map(toFullGroup) }));
  if (mine === undefined || theirs === undefined) return [];
  const addresses = numberQuestions(mine.groups).map(({ address }) => address);
  return addresses.filter(
    (address) =>
      !isSameKey(keyStateAt(mine, address), keyStateAt(theirs, address)) && isSameQuestion(theirs, mine, address),
  );
}
