import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { editTestPath } from '../../../shared/tests-api/paths.ts';
import { editorTexts } from '../../../shared/texts/editor.ts';
import { toastError } from '../../../shared/toasts/toasts.ts';
import { isConflict, usePublish, type Publication } from '../api/save-test.ts';
import { checkTest, isError, type Notice } from '../model/check-test.ts';
import type { TestForm } from '../model/form.ts';
import { newTest } from '../model/new-test.ts';
import { toPayload } from '../model/to-payload.ts';
import { toUpdate } from '../model/to-update.ts';
import { useEditor, type Editor } from './editor-context.ts';
import { focusFirst, focusPlace } from './focus-place.ts';

/** Publishes what is written, or shows what keeps it from being published. */
export function usePublishTest() {
  const editor = useEditor();
  const navigate = useNavigate();
  const mutation = usePublish();
  const [hasConflict, setConflict] = useState(false);

  const publish = () => {
    const { store, board, flushes, skill, work } = editor;
    flushes.flushAll();
    const { form } = store.state();
    const notices = checkTest(form);
    board.post(notices);
    const first = notices.find(isError);
    if (first !== undefined) {
      board.setTried(true);
      goTo(editor, first);
      return;
    }
    const publication = toPublication(editor);
    if (publication === null) {
      toastError(null, editorTexts.errors.noExam);
      return;
    }
    mutation.mutate(publication, {
      onSuccess: ({ sections }) => {
        board.setTried(false);
        if (publication.target.kind === 'create') startAnew(editor);
        else {
          const versions = new Map(sections.map((section) => [section.part_number, section.version]));
          store.dispatch({ type: 'published', sent: form, versions });
        }
        work.keep();
        const isMoved = publication.target.kind === 'update' && publication.target.moved.length > 0;
        const [section] = sections;
        if (isMoved && section !== undefined) void navigate(editTestPath(skill, section.id), { replace: true });
      },
      onError: (error) => setConflict(isConflict(error)),
    });
  };

  return { publish, isPending: mutation.isPending, hasConflict, closeConflict: () => setConflict(false) };
}

/** Opens the part and the group of a notice and moves the focus to its field. */
export function goTo({ store, board }: Editor, notice: Notice): void {
  board.setTried(true);
  store.dispatch({ type: 'reveal', part: notice.part, group: notice.group });
  focusPlace(notice);
}

/** null: there is no exam to update. */
function toPublication({ skill, published, store }: Editor): Publication | null {
  const { form, saved } = store.state();
  if (published === null) {
    const isFullTest = form.testType === 'full_test';
    return { skill, payload: toPayload(form), target: { kind: 'create', isFullTest } };
  }
  const { examId } = published;
  if (examId === null) return null;
  const { payload, ...update } = toUpdate(form, saved);
  return { skill, payload, target: { kind: 'update', examId, ...update } };
}

function startAnew({ store, skill }: Editor): void {
  const form: TestForm = newTest(skill);
  store.dispatch({ type: 'replace', form, saved: form });
  const [part] = form.parts;
  if (part !== undefined) focusFirst([`edit-part-${part.id}-title`]);
}
