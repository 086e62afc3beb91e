import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { checkExam } from './check-exam.ts';
import { useEditor, useSettledForm } from '../screen/editor-context.ts';

/** Checks the test after every change, when the typing pauses. */
export function FindingRunner() {
  const { board } = useEditor();
  const form = useSettledForm();
  const known = useStore(board, (state) => state.known);
  const findings = useMemo(() => checkExam(form, known), [form, known]);
  useEffect(() => board.post(findings), [board, findings]);
  return null;
}
