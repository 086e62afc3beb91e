import { LIMITS } from '@bandwise/domain';
import { texts } from '../../../../shared/texts/texts.ts';
import { toastError } from '../../../../shared/toasts/toasts.ts';
import { fromFullGroup } from '../../model/form/from-full-group.ts';
import { focusPlace } from '../../session/focus/focus-place.ts';
import { misfit, type Misfit } from '../../model/form/fit.ts';
import type { GroupForm } from '../../model/form/form.ts';
import { idsFrom } from '../../model/form/ids.ts';
import { groupById, partById } from '../../model/form/parts.ts';
import type { Editor } from '../../session/editor-context.ts';
import type { Clip } from '../../model/exam-file/clip.ts';

const words = texts.moving;

/** After what is pasted; null: at the end. */
export interface PasteAt {
  readonly part: number;
  readonly group: number | null;
  readonly question: number | null;
}

/** Pastes a copy, focuses and announces it; or announces why it can't be pasted. */
export function pasteClip(editor: Editor, clip: Clip, at: PasteAt): void {
  const problem = clip.kind === 'groups' ? pasteGroups(editor, clip, at) : pasteQuestions(editor, clip, at);
  if (problem !== null) toastError(null, problem);
}

/** Why a group can't take the copied questions; null if it can. */
export function clipMisfit({ groups }: Clip, to: GroupForm): Misfit | null {
  const misfits = groups.flatMap((group) => {
    const from = fromFullGroup(group, idsFrom(0));
    return from.questions.map((question) => misfit(question, from, to));
  });
  return misfits.find((one) => one !== null) ?? null;
}

export function countOf({ kind, groups }: Clip): number {
  return kind === 'groups' ? groups.length : groups.reduce((sum, { questions }) => sum + questions.length, 0);
}

function pasteGroups({ store, announcements }: Editor, clip: Clip, { part, group }: PasteAt): string | null {
  const groups = partById(store.getState().form, part)?.groups ?? [];
  if (groups.length + clip.groups.length > LIMITS.groupsPerSectionMax) return words.tooMany(LIMITS.groupsPerSectionMax);
  const after = groups.findIndex(({ id }) => id === group);
  const index = after < 0 ? groups.length : after + 1;
  store.dispatch({ type: 'insertGroups', part, index, groups: clip.groups });
  announcements.say(words.pasted.groups(clip.groups.length));
  const added = partById(store.getState().form, part)?.groups[index];
  focusPlace({ part, group: added?.id ?? null, question: null, field: null });
  return null;
}

function pasteQuestions(
  { store, announcements }: Editor,
  clip: Clip,
  { part, group, question }: PasteAt,
): string | null {
  const target = group === null ? undefined : groupById(store.getState().form, group);
  const [from] = clip.groups;
  if (target === undefined || from === undefined) return words.noGroup;
  const why = clipMisfit(clip, target);
  if (why !== null) return `${words.unknown} (${words.misfits[why]})`;
  const after = target.questions.findIndex(({ id }) => id === question);
  const index = after < 0 ? target.questions.length : after + 1;
  store.dispatch({ type: 'insertQuestions', group: target.id, index, from });
  announcements.say(words.pasted.questions(countOf(clip)));
  const added = groupById(store.getState().form, target.id)?.questions[index];
  store.dispatch({ type: 'reveal', part, group });
  focusPlace({ part, group, question: added?.id ?? null, field: 'question' });
  return null;
}
