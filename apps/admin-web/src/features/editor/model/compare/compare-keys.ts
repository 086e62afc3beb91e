import { addressOf, numberQuestions } from '@bandwise/domain';
import { isSameKey, isSameQuestion, keyStateAt, mergeKey, type KeyState } from '@bandwise/domain/internal';
import { keyForm } from '../form/from-full-group.ts';
import { toFullGroup } from '../form/to-full-group.ts';
import type { ExamForm, GroupForm, PartForm, QuestionForm } from '../form/form.ts';

type Groups = readonly GroupForm[];

export interface MergedKeys {
  readonly groups: Groups;
  /** Questions with a conflict: both the author and others changed their key. */
  readonly conflictingKeys: readonly string[];
}

/** Merges keys that others changed into questions that the author did not change. */
export function mergeKeys(mine: Groups, from: Groups, theirs: Groups): MergedKeys {
  const [begun, now] = [written(from), written(theirs)];
  let groups = mine;
  const conflictingKeys: string[] = [];
  for (const { address } of numberQuestions(begun.groups)) {
    const { outcome } = mergeKey(written(groups), { from: begun, theirs: now, address });
    if (outcome === 'same') continue;
    const isUnchanged = outcome === 'kept' && isSameQuestion(begun, now, address);
    const key = keyStateAt(now, address);
    if (isUnchanged && key) groups = withKey(groups, address, key);
    else conflictingKeys.push(address);
  }
  return { groups, conflictingKeys };
}

/** The published part's questions with equal words and a different key. */
export function changedKeys(part: PartForm, saved: ExamForm | null): readonly string[] {
  const published = saved?.parts.find(({ base }) => base !== null && base.id === part.base?.id);
  if (published === undefined || published.groups === part.groups) return [];
  const [mine, theirs] = [written(part.groups), written(published.groups)];
  return numberQuestions(mine.groups)
    .map(({ address }) => address)
    .filter(
      (address) =>
        !isSameKey(keyStateAt(mine, address), keyStateAt(theirs, address)) && isSameQuestion(theirs, mine, address),
    );
}

function written(groups: Groups) {
  return { groups: groups.map(toFullGroup) };
}

function withKey(groups: Groups, address: string, key: KeyState): Groups {
  return groups.map((group) => ({
    ...group,
    questions: group.questions.map((question) =>
      addressOf(question) === address ? withState(question, key, group) : question,
    ),
  }));
}

function withState(
  { also_accepted: _others, void: _void, ...question }: QuestionForm,
  key: KeyState,
  group: GroupForm,
): QuestionForm {
  return { ...question, ...keyForm(key, { ...group, options: question.options }) };
}
