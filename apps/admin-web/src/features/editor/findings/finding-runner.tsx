import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useInstallationProfile } from '../basic-info/marking-profile.ts';
import { checkExam } from './check-exam.ts';
import { useEditor, useSettledForm } from '../screen/editor-context.ts';

/** Checks the test after every change, when the typing pauses. */
export function FindingRunner() {
  const { board } = useEditor();
  const form = useSettledForm();
  const byDefault = useInstallationProfile();
  const known = useStore(board, (state) => state.known);
  const findings = useMemo(() => checkExam(form, known, byDefault), [form, known, byDefault]);
  useEffect(() => board.post(findings), [board, findings]);
  return null;
}
