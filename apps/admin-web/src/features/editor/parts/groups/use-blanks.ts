import { addressOf } from '@bandwise/domain';
import { useCallback, useMemo, useRef, type RefObject } from 'react';
import type { BlanksPatch } from '../../model/form/blanks.ts';
import { freeBlank, isUntouched } from '../../model/form/blanks.ts';
import type { ExamForm, GroupForm, QuestionForm } from '../../model/form/form.ts';
import { groupById } from '../../model/form/parts.ts';
import type { BlankOwners, RestoredBlanks } from '../../rich-text/blanks/blank-history.ts';
import type { RichTextEditorHandle } from '../../rich-text/rich-text-editor.tsx';
import { useEditor } from '../../session/editor-context.ts';

type QuestionChanges = Omit<BlanksPatch, 'paragraph'>;

/** Synchronises the blanks of a group's paragraph with its questions during typing, undo and redo. */
export function useBlanks(group: GroupForm, handle: RefObject<RichTextEditorHandle | null>) {
  const { store } = useEditor();
  const id = group.id;
  /** Changes of questions to apply with the next text. */
  const waiting = useRef<QuestionChanges | null>(null);
  /** Questions that an undo removed, for the redo. */
  const removed = useRef(new Map<number, QuestionForm>());

  const write = useCallback(
    (paragraph: string) => {
      const changes = waiting.current;
      waiting.current = null;
      if (changes === null) store.dispatch({ type: 'setGroup', group: id, patch: { paragraph } });
      else store.dispatch({ type: 'setBlanks', group: id, paragraph, ...changes });
    },
    [store, id],
  );

  const current = useCallback(() => groupById(store.getState().form, id), [store, id]);

  /** One change of the form: the text and its questions. */
  const writeWith = useCallback(
    (changes: QuestionChanges) => {
      waiting.current = changes;
      handle.current?.flush();
      waiting.current = null;
    },
    [handle],
  );

  /** @param question the owner of the blank; null: a new question. */
  const insertBlank = (question: QuestionForm | null) => {
    handle.current?.flush();
    const now = current();
    if (now === undefined) return;
    const blank = freeBlank(now);
    handle.current?.insertText(`{${blank}}`);
    const place = question === null ? [] : [{ blank, question: { ...question, subpart: null } }];
    writeWith({ drop: question === null ? [] : [question.id], place, adopt: true });
  };

  const onBlanksRestored = useCallback(
    ({ removedOwners, back }: RestoredBlanks) => {
      const dropped = (current()?.questions ?? []).filter((one) => removedOwners.includes(one.id) && isUntouched(one));
      for (const question of dropped) removed.current.set(question.id, question);
      const place = [...back].flatMap(([blank, owner]) => {
        const question = removed.current.get(owner);
        return question === undefined || !isFreeId(store.getState().form, owner) ? [] : [{ blank, question }];
      });
      if (dropped.length > 0 || place.length > 0)
        writeWith({ drop: dropped.map((question) => question.id), place, adopt: false });
    },
    [store, current, writeWith],
  );

  return { write, insertBlank, onBlanksRestored, blankOwners: useOwners(group.questions) };
}

/** Undo of the form reuses ids that were created after its step. */
function isFreeId({ parts, nextId }: ExamForm, id: number): boolean {
  const questions = parts.flatMap(({ groups }) => groups.flatMap((group) => group.questions));
  return id < nextId && questions.every((question) => question.id !== id);
}

/** The same as long as no number moves: a keystroke in a question is none of the text's concern. */
function useOwners(questions: readonly QuestionForm[]): BlankOwners {
  const signature = questions.map((question) => `${addressOf(question)} ${question.id}`).join(',');
  return useMemo(() => {
    const pairs = signature === '' ? [] : signature.split(',').map((pair) => pair.split(' '));
    return new Map(pairs.map(([blank = '', owner]) => [blank, Number(owner)]));
  }, [signature]);
}
