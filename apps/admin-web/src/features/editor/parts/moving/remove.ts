import { focusPlace } from '../../session/focus/focus-place.ts';
import { groupById, partById } from '../../model/form/parts.ts';
import type { Editor } from '../../session/editor-context.ts';

interface GroupPlace {
  readonly part: number;
  readonly group: number;
}

/** Removes a group, announces it, and focuses its successor. */
export function removeGroup({ store, announcements }: Editor, { part, group }: GroupPlace, said: string): void {
  const groups = () => partById(store.getState().form, part)?.groups ?? [];
  const index = groups().findIndex(({ id }) => id === group);
  store.dispatch({ type: 'removeGroup', group });
  announcements.say(said);
  const next = groups()[index] ?? groups().at(-1);
  focusPlace({ part, group: next?.id ?? null, question: null, field: next === undefined ? 'groups' : null });
}

/** Like `removeGroup`, for a question. */
export function removeQuestion(
  { store, announcements }: Editor,
  { part, group, question }: GroupPlace & { readonly question: number },
  said: string,
): void {
  const questions = () => groupById(store.getState().form, group)?.questions ?? [];
  const index = questions().findIndex(({ id }) => id === question);
  store.dispatch({ type: 'removeQuestion', group, question });
  announcements.say(said);
  const next = questions()[index] ?? questions().at(-1);
  const field = next === undefined ? 'questions' : 'question';
  focusPlace({ part, group, question: next?.id ?? null, field });
}
