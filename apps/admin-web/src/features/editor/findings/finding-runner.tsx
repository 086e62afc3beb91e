import { useEffect, useMemo } from 'react';
import { checkExam } from './check-exam.ts';
import { useEditor, useSettledForm } from '../screen/editor-context.ts';

/** Checks the test after every change, when the typing pauses. */
export function FindingRunner() {
  const { board } = useEditor();
  const form = useSettledForm();
  const findings = useMemo(() => checkExam(form), [form]);
  useEffect(() => board.post(findings), [board, findings]);
  return null;
}
