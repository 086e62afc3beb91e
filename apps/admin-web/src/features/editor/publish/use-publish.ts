import type { ExamSaved } from '@bandwise/api-contract/admin';
import { ApiError } from '@bandwise/api-contract/client';
import { useState } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { toastError } from '../../../shared/toasts/toasts.ts';
import { isConflict } from '../../../shared/exams/is-conflict.ts';
import { useSaveExam, type Publication } from '../api/save-exam.ts';
import { checkExam } from '../findings/check-exam.ts';
import { placeError, isError, type PlacedFinding } from '../findings/placed-finding.ts';
import type { PublishedPart, ExamForm } from '../form/form.ts';
import { newExam } from '../form/new-exam.ts';
import { sentParts, type SentPart } from '../exam-file/to-content.ts';
import { toPayload } from '../exam-file/to-payload.ts';
import { toUpdate } from './to-update.ts';
import { useEditor, type Editor } from '../screen/editor-context.ts';
import { focusFirst, focusPlace } from '../fields/focus-place.ts';

/** A new test that has been published: the form does not hold it any more. */
export interface CreatedExam {
  readonly title: string;
  readonly parts: readonly PublishedPart[];
}

/**
 * Publishes what is written, or shows what keeps it from being published.
 *
 * @param onGo called before a field is shown that is at fault.
 */
export function usePublishExam(onGo: () => void) {
  const editor = useEditor();
  const mutation = useSaveExam();
  const [conflict, setConflict] = useState<ApiError | null>(null);
  const [created, setCreated] = useState<CreatedExam | null>(null);

  const publish = () => {
    const { store, board, flushes } = editor;
    flushes.flushAll();
    const { form } = store.getState();
    const plan = planOf(editor);
    const sent = new Set(plan.sent.map(({ part }) => part.id));
    const findings = checkExam(form);
    board.post(findings);
    const first = findings.find((finding) => isError(finding) && sent.has(finding.part));
    if (first !== undefined) {
      onGo();
      goTo(editor, first);
    } else if (plan.publication === null) toastError(null, texts.editor.errors.noExam);
    else void send(form, plan.sent, plan.publication);
  };

  /** Not by the mutation's callbacks: what is published must not stay a draft when its author has left meanwhile. */
  const send = async (form: ExamForm, sent: readonly SentPart[], publication: Publication) => {
    try {
      finish(form, await mutation.mutateAsync(publication));
    } catch (error) {
      if (isConflict(error)) setConflict(error);
      else showRefusal(editor, error, sent);
    }
  };

  const finish = (form: ExamForm, { sections, revision }: ExamSaved) => {
    const { store, board, work, published } = editor;
    board.setTried(false);
    const parts = sections.map(({ id, part_number }) => ({ id, partNumber: part_number }));
    if (published === null) {
      setCreated({ title: form.info.title, parts });
      startAnew(editor);
    } else store.dispatch({ type: 'published', sent: form, revision, parts });
    work.keep();
  };

  return { publish, isPending: mutation.isPending, created, conflict, closeConflict: () => setConflict(null) };
}

/** Opens the part and the group of a finding and moves the focus to its field. */
export function goTo({ store, board }: Editor, finding: PlacedFinding): void {
  board.setTried(true);
  store.dispatch({ type: 'reveal', part: finding.part, group: finding.group });
  focusPlace(finding);
}

interface Plan {
  readonly sent: readonly SentPart[];
  /** null: there is no exam to update. */
  readonly publication: Publication | null;
}

function planOf({ skill, published, store }: Editor): Plan {
  const { form, saved } = store.getState();
  if (published === null) {
    const isFullExam = form.testType === 'full_test';
    const sent = sentParts(form);
    return { sent, publication: { skill, payload: toPayload(form, sent), target: { kind: 'create', isFullExam } } };
  }
  const { sent, payload, sectionIds } = toUpdate(form, saved);
  const { examId } = published;
  const { revision } = form;
  if (examId === null || revision === null) return { sent, publication: null };
  return { sent, publication: { skill, payload, target: { kind: 'update', examId, revision, sectionIds } } };
}

/** What the server found and this console did not, at its field until the next change. */
function showRefusal({ board }: Editor, error: unknown, sent: readonly SentPart[]): void {
  if (!(error instanceof ApiError)) return;
  const findings = error.issues.flatMap(({ path, message }) => {
    const steps = path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    const part = sent[typeof steps[1] === 'number' ? steps[1] : 0]?.part;
    return part === undefined ? [] : placeError({ path: steps, message }, part);
  });
  if (findings.length === 0) return;
  board.setTried(true);
  board.post([...findings, ...board.getState().all]);
}

function startAnew({ store, skill }: Editor): void {
  const form: ExamForm = newExam(skill);
  store.dispatch({ type: 'replace', form, saved: form });
  const [part] = form.parts;
  if (part !== undefined) focusFirst([`edit-part-${part.id}-title`]);
}
