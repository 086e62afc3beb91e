import { useMemo } from 'react';
import { useStore } from 'zustand';
import { sentParts } from '../../model/exam-file/to-content.ts';
import { toUpdate } from '../../model/exam-file/to-update.ts';
import { examReadiness } from '../../model/findings/exam-readiness.ts';
import { isError } from '../../model/findings/placed-finding.ts';
import type { ExamForm } from '../../model/form/form.ts';
import { useEditor, useEditorState, useSettledForm } from '../../session/editor-context.ts';

/** Collects what keeps the test from being published: what must be there, and what the publish check refuses. */
export function useChecklist() {
  const form = useSettledForm();
  const readiness = useMemo(() => examReadiness(form), [form]);
  return { ...readiness, isPassed: useIsPassed(form) };
}

/** Whether nothing that would be published now is refused. */
function useIsPassed(form: ExamForm): boolean {
  const { board, published } = useEditor();
  const saved = useEditorState((state) => state.saved);
  const findings = useStore(board, ({ all }) => all);
  const sent = useMemo(() => {
    const parts = published === null ? sentParts(form) : toUpdate(form, saved).sent;
    return new Set(parts.map(({ part }) => part.id));
  }, [published, form, saved]);
  return !findings.some((finding) => isError(finding) && sent.has(finding.part));
}
