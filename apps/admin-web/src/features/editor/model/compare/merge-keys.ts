import { addressOf, numberQuestions } from '@bandwise/domain';
import { isSameQuestion, keyStateAt, mergeKey, type KeyState } from '@bandwise/domain/internal';
import { keyForm } from '../form/from-full-group.ts';
import { toFullGroup } from '../form/to-full-group.ts';
import type { GroupForm, QuestionForm } from '../form/form.ts';

type Groups = readonly GroupForm[];

export interface MergedKeys {
  readonly groups: Groups;
  /** The questions whose key was changed meanwhile and is not: both have changed them. */
  readonly conflictingKeys: readonly string[];
}

/** One's own questions with the keys that others have changed meanwhile: of those that one has left alone. */
export function mergeKeys(mine: Groups, from: Groups, theirs: Groups): MergedKeys {
  const [begun, now] = [written(from), written(theirs)];
  let groups = mine;
  const conflictingKeys: string[] = [];
  for (const { address } of numberQuestions(begun.groups)) {
    const { outcome } = mergeKey(written(groups), { from: begun, theirs: now, address });
    if (outcome === 'same') continue;
    const isKept = outcome === 'kept' && isSameQuestion(begun, now, address);
    const key = keyStateAt(now, address);
    if (isKept && key) groups = withKey(groups, address, key);
    else conflictingKeys.push(address);
  }
  return { groups, conflictingKeys };
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
