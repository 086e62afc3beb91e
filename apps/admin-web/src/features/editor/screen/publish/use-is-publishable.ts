import { skills } from '@bandwise/domain';
import { useMemo } from 'react';
import { examReadiness } from '../../model/findings/exam-readiness.ts';
import { useEditor, useSettledForm } from '../../session/editor-context.ts';

/** Whether the buttons that publish may be pressed. Tasks have indicators only (administrator specification, section 4). */
export function useIsPublishable(): boolean {
  const { isMarked } = skills[useEditor().skill];
  const form = useSettledForm();
  const isReady = useMemo(() => examReadiness(form).ready, [form]);
  return isReady || !isMarked;
}
