import type { ExamState } from '@bandwise/api-contract/admin';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useSetExamState } from '../../../../shared/exams/set-exam-state.ts';
import { StateDialog } from '../../../../shared/exams/state-dialog.tsx';
import { texts } from '../../../../shared/texts/texts.ts';
import { isDirty } from '../../model/changes/editor-state.ts';
import { useEditor } from '../../session/editor-context.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { useIsPublishable } from './use-is-publishable.ts';
import type { UsePublish } from './use-publish.ts';

interface StateButtonProps {
  readonly state: ExamState;
  readonly onState: (state: ExamState) => void;
}

type LifecycleButtonsProps = Pick<UsePublish, 'check'> & StateButtonProps;

/** Besides publishing at once: at a set time, and taking a published test out of learners' lists. */
export function LifecycleButtons({ check, ...state }: LifecycleButtonsProps) {
  const { store } = useEditor();
  const hasChanges = useStore(store, isDirty);
  const isPublishable = useIsPublishable();
  const [isScheduling, setScheduling] = useState(false);
  return (
    <>
      <StateButton {...state} />
      {hasChanges && (
        <Button variant="default" disabled={!isPublishable} onClick={() => check() && setScheduling(true)}>
          {texts.lifecycle.schedule.open}
        </Button>
      )}
      <ScheduleDialog opened={isScheduling} onClose={() => setScheduling(false)} />
    </>
  );
}

function StateButton({ state, onState }: StateButtonProps) {
  const { published, skill, announcements } = useEditor();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useSetExamState(skill);
  const exam_id = published?.examId ?? null;
  if (exam_id === null) return null;
  const to = state === 'archived' ? 'published' : 'archived';
  const confirm = () => {
    setAsking(false);
    mutate(
      { exam_id, state: to },
      {
        onSuccess: () => {
          onState(to);
          if (to === 'archived') announcements.say(texts.lifecycle.hidden);
        },
      },
    );
  };
  return (
    <>
      <Button variant="default" loading={isPending} onClick={() => setAsking(true)}>
        {to === 'archived' ? texts.lifecycle.unpublish : texts.lifecycle.publishAgain}
      </Button>
      <StateDialog to={to} opened={isAsking} onCancel={() => setAsking(false)} onConfirm={confirm} />
    </>
  );
}
