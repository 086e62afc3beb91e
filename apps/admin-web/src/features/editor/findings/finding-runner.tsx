import { useEffect, useMemo } from 'react';
import { checkExam } from './check-exam.ts';
import { useEditor } from '../screen/editor-context.ts';
import { useSettledForm } from '../form/use-settled-form.ts';

/** Checks the test after every change, when the typing pauses. */
export function NoticeRunner() {
  const { board } = useEditor();
  const form = useSettledForm();
  const notices = useMemo(() => checkExam(form), [form]);
  useEffect(() => board.post(notices), [board, notices]);
  return null;
}
