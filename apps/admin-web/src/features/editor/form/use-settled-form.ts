import { useSyncExternalStore } from 'react';
import type { ExamForm } from './form.ts';
import { useEditor } from '../screen/editor-context.ts';

/** The test as it was when the typing last paused: for whatever is derived from all of it. */
export function useSettledForm(): ExamForm {
  const { settled } = useEditor();
  return useSyncExternalStore(settled.subscribe, settled.form);
}
