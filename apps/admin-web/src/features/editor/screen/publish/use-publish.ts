import type { ExamSaved } from '@bandwise/api-contract/admin';
import { ApiError } from '@bandwise/api-contract/client';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { minuteText } from '@bandwise/ui/dates/date-text.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import { toastError } from '../../../../shared/toasts/toasts.ts';
import { toastUndoable } from '../../../../shared/toasts/toast-undoable.tsx';
import { isConflict } from '../../../../shared/exams/is-conflict.ts';
import { useServices } from '../../../../shared/services/services.ts';
import { findRepeated, type Repeated } from '../../session/calls/find-repeated.ts';
import { isAcceptable, lossesIn, type Acceptable } from '../../session/calls/losses-in.ts';
import { useSaveExam, type Publication } from '../../session/calls/save-exam.ts';
import { useInstallationProfile } from '../../fields/marking-profile.ts';
import { checkExam } from '../../model/findings/check-exam.ts';
import { placeError, isError, type PlacedFinding } from '../../model/findings/placed-finding.ts';
import type { PublishedPart, ExamForm } from '../../model/form/form.ts';
import { newExam } from '../../model/form/new-exam.ts';
import { sentParts, type SentPart } from '../../model/exam-file/to-content.ts';
import { planOf, type Plan } from './plan.ts';
import { useEditor, type Editor } from '../../session/editor-context.ts';
import { focusFirst, focusPlace } from '../../session/focus/focus-place.ts';

/** The id of the message about a test that was published. */
export const PUBLISHED_BANNER = 'published-banner';

/** A new test that has been published: the form does not hold it any more. */
export interface CreatedExam {
  readonly title: string;
  readonly parts: readonly PublishedPart[];
}

interface Checked extends Plan {
  readonly publication: Publication;
  readonly form: ExamForm;
}

/**
 * Publishes what is written, or shows what keeps it from being published.
 *
 * @param onGo called before a field is shown that is at fault.
 */
export function usePublishExam(onGo: () => void) {
  const editor = useEditor();
  const { api } = useServices();
  const byDefault = useInstallationProfile();
  const { mutateAsync } = useSaveExam();
  const { isPending, once } = useOnce();
  const [conflict, setConflict] = useState<ApiError | null>(null);
  const [created, setCreated] = useCreated();

  /** The publishable test; null if a shown error prevents it. */
  const check = (): Checked | null => {
    const { store, board, flushes } = editor;
    flushes.flushAll();
    const { form } = store.getState();
    const plan = planOf(editor);
    const sent = new Set(plan.sent.map(({ part }) => part.id));
    const findings = checkExam(form, board.getState().facts, byDefault);
    board.post(findings);
    const first = findings.find((finding) => isError(finding) && sent.has(finding.part));
    if (first !== undefined) {
      onGo();
      goTo(editor, first);
      return null;
    }
    const { publication } = plan;
    if (publication === null) toastError(null, texts.editor.errors.noExam);
    return publication && { ...plan, publication, form };
  };

  const publish = (acceptLosses = false) => {
    const checked = check();
    if (checked === null) return;
    void once(async () => {
      const { draft } = editor;
      const repeated = await repeatedBy(checked.publication);
      if (repeated !== null) {
        askToRepeat(editor, repeated, () => publish(acceptLosses));
        return;
      }
      await draft.pauseSaving();
      try {
        await send({ ...checked, publication: { ...checked.publication, acceptLosses } });
      } finally {
        draft.resumeSaving();
      }
    });
  };

  const repeatedBy = async ({ target, payload }: Publication): Promise<Repeated | null> => {
    const repeated = target.kind === 'create' ? await findRepeated(api, payload) : null;
    return repeated && isAccepted(editor, repeated) ? null : repeated;
  };

  /**
   * The mutation's callbacks would not run after the author leaves, and a published test must not stay a draft. A refusal is shown.
   */
  const send = async (checked: Checked, isAgain = false): Promise<void> => {
    let saved: ExamSaved;
    try {
      saved = await mutateAsync({ ...checked.publication, draft: editor.draft.getState().ref });
    } catch (error) {
      await beRefused(error, checked, isAgain);
      return;
    }
    finish(checked.form, saved);
  };

  const beRefused = async (error: unknown, { sent, publication }: Checked, isAgain: boolean): Promise<void> => {
    const { draft } = editor;
    if (!isConflict(error)) {
      showRefusal(editor, error, sent);
      const losses = lossesIn(error);
      if (losses !== null) askToAccept(editor, losses, () => publish(true));
      return;
    }
    const ofDraft = error.issues.some(({ path }) => path === 'draft');
    const isOwn = ofDraft ? await draft.resolveConflict(error) : await draft.followSchedule();
    const again = isOwn && !isAgain ? check() : null;
    if (again !== null) {
      const { acceptLosses = false } = publication;
      return send({ ...again, publication: { ...again.publication, acceptLosses } }, true);
    }
    if (!ofDraft) setConflict(error);
    // A conflict is shown beside the draft.
    else if (draft.getState().status !== 'conflict') toastError(error, texts.saveOutcomes[editor.skill].updateFailed);
  };

  const finish = (form: ExamForm, { sections, revision }: ExamSaved) => {
    const { store, board, published, draft } = editor;
    board.setTried(false);
    draft.detach();
    const parts = sections.map(({ id, part_number }) => ({ id, partNumber: part_number }));
    if (published === null) {
      setCreated({ title: form.info.title, parts });
      startAnew(editor);
    } else store.dispatch({ type: 'published', sent: form, revision, parts });
    draft.storeNow();
    offerMine(editor);
  };

  return { publish: () => publish(), check, isPending, created, conflict, closeConflict: () => setConflict(null) };
}

/** Whether its author knows already that it repeats that one. */
function isAccepted({ board }: Editor, { examId }: Repeated): boolean {
  return board.getState().facts.repeats.includes(examId);
}

/** Found at its title; published again only on purpose. */
function askToRepeat({ board, store, confirmations }: Editor, repeated: Repeated, onConfirm: () => void): void {
  const { message, examId } = repeated;
  const [part] = sentParts(store.getState().form);
  const place = { part: part?.part.id ?? 0, group: null, question: null, field: 'title' };
  board.post([{ severity: 'warning', message, ...place }, ...board.getState().all]);
  const { title, confirm } = texts.repeated;
  const again = () => {
    board.acceptRepeat(examId);
    onConfirm();
  };
  confirmations.open({ title, detail: message, confirmLabel: confirm, onConfirm: again });
}

/** Lost content is shown at its fields and dropped only on confirmation. */
function askToAccept({ confirmations }: Editor, { messages, hasDoubts }: Acceptable, onConfirm: () => void): void {
  const { title, detail, confirm } = hasDoubts ? texts.doubts : texts.losses;
  confirmations.open({ title, detail, items: messages, confirmLabel: confirm, onConfirm });
}

/** Ignores a call while another one is running. */
function useOnce() {
  const isRunning = useRef(false);
  const [isPending, setPending] = useState(false);
  const once = async (work: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    try {
      await work();
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  };
  return { isPending, once };
}

/**
 * After a test is created, the address drops the draft's id: the next content is another test. The message about the published test gets
 * the focus, because the form that had it is empty.
 */
function useCreated() {
  const { pathname, search, state } = useLocation() as Location<{ readonly created?: CreatedExam } | null>;
  const navigate = useNavigate();
  const [created, setCreated] = useState(state?.created ?? null);
  useEffect(() => {
    if (created === null) return;
    if (search !== '') void navigate(pathname, { replace: true, state: { created } });
    else focusFirst([PUBLISHED_BANNER]);
  }, [created, pathname, search, navigate]);
  return [created, setCreated] as const;
}

export type UsePublish = ReturnType<typeof usePublishExam>;

/** Opens the part and the group of a finding and moves the focus to its field. */
export function goTo({ store, board }: Editor, finding: PlacedFinding): void {
  board.setTried(true);
  store.dispatch({ type: 'reveal', part: finding.part, group: finding.group });
  focusPlace(finding);
}

/** Shows errors from the server at their fields until the next change. */
function showRefusal({ board }: Editor, error: unknown, sent: readonly SentPart[]): void {
  if (!(error instanceof ApiError)) return;
  const findings = error.issues.flatMap(({ path, message, code }) => {
    const steps = path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    const part = sent[typeof steps[1] === 'number' ? steps[1] : 0]?.part;
    if (part === undefined) return [];
    // Accepted losses do not prevent publishing.
    const severity = isAcceptable(code) ? ('warning' as const) : ('error' as const);
    return { ...placeError({ path: steps, message }, part), severity };
  });
  if (findings.length === 0) return;
  board.setTried(true);
  board.post([...findings, ...board.getState().all]);
}

/** Publishing another version discards the one that was set aside. */
function offerMine({ draft }: Editor): void {
  const { mine } = draft.getState();
  if (mine === null) return;
  draft.discardMine();
  toastUndoable(texts.editor.conflict.mineLeft(minuteText(mine.savedAt)), () => draft.setAside(mine));
}

function startAnew({ store, skill }: Editor): void {
  const form: ExamForm = newExam(skill);
  store.dispatch({ type: 'replace', form, saved: form });
}
