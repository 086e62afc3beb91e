import { skills } from '@bandwise/domain';
import { Stack } from '@mantine/core';
import { Fragment } from 'react';
import { ExplanationCard } from '../content/explanation-card.tsx';
import { ModelAnswerCard } from '../content/model-answer-card.tsx';
import { PassageCard } from '../content/passage-card.tsx';
import { GroupsCard } from '../groups/groups-card.tsx';
import { BasicInfoCard } from '../basic-info/basic-info-card.tsx';
import { PromptInfoCard } from '../basic-info/prompt-info-card.tsx';
import { AudioCard } from '../recording/audio-card.tsx';
import { ConductCard } from '../recording/conduct-card.tsx';
import { TranscriptCard } from '../teaching/transcript-card.tsx';
import { useEditor, useEditorState } from './editor-context.ts';

/**
 * What each skill's editor holds, in order (administrator specification, section 2). While a new test is being published
 * nothing can be written: the form is cleared when it is.
 */
export function EditorForm({ isInert }: { readonly isInert: boolean }) {
  const { isMarked, hasPassage, hasRecording } = skills[useEditor().skill];
  const epoch = useEditorState((state) => state.epoch);
  return (
    <Stack inert={isInert}>
      <Fragment key={epoch}>
        {isMarked ? <BasicInfoCard /> : <PromptInfoCard />}
        {!isMarked && <ModelAnswerCard />}
        {hasRecording && <AudioCard />}
        {hasRecording && <TranscriptCard />}
        {hasPassage && <PassageCard />}
        {isMarked && <GroupsCard />}
        {isMarked && <ExplanationCard />}
        {hasRecording && <ConductCard />}
      </Fragment>
    </Stack>
  );
}
