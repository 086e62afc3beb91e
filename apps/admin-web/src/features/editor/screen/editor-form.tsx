import { skills } from '@bandwise/domain';
import { Stack } from '@mantine/core';
import { Fragment } from 'react';
import styles from '../fields/editor.module.css';
import { BasicInfoCard } from '../parts/basic-info/basic-info-card.tsx';
import { PromptInfoCard } from '../parts/basic-info/prompt-info-card.tsx';
import { ExplanationCard, ModelAnswerCard, PassageCard } from '../parts/content/text-cards.tsx';
import { GroupsCard } from '../parts/groups/groups-card.tsx';
import { PromptsCard } from '../parts/prompts/prompts-card.tsx';
import { AudioCard } from '../parts/recording/audio-card.tsx';
import { ConductCard } from '../parts/recording/conduct-card.tsx';
import { TranscriptCard } from '../parts/teaching/transcript-card.tsx';
import { StartCard } from './start/start-card.tsx';
import { useEditor, useEditorState } from '../session/editor-context.ts';

/**
 * The cards of each skill's editor in order (administrator specification, section 2). The form of a new test is inert during publishing,
 * because it is cleared afterwards.
 */
export function EditorForm({ isInert }: { readonly isInert: boolean }) {
  const { isMarked, isSpoken, hasPassage, hasRecording } = skills[useEditor().skill];
  const epoch = useEditorState((state) => state.epoch);
  return (
    <Stack inert={isInert}>
      <StartCard />
      <Fragment key={epoch}>
        {isMarked ? <BasicInfoCard /> : <PromptInfoCard />}
        {isSpoken && <PromptsCard />}
        {!isMarked && <ModelAnswerCard />}
        {isMarked && (
          <div className={styles['halves']}>
            <Stack className={styles['source']}>
              {hasRecording && <AudioCard />}
              {hasRecording && <TranscriptCard />}
              {hasPassage && <PassageCard />}
            </Stack>
            <GroupsCard />
          </div>
        )}
        {isMarked && <ExplanationCard />}
        {hasRecording && <ConductCard />}
      </Fragment>
    </Stack>
  );
}
