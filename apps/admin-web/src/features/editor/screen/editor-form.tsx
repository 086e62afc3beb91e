import type { Skill } from '@bandwise/domain';
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { AudioCard } from '../recording/audio-card.tsx';
import { BasicInfoCard } from '../info/basic-info-card.tsx';
import { ContentCard } from '../content/content-card.tsx';
import { useEditor, useEditorState } from './editor-context.ts';
import { ExplanationCard } from '../content/explanation-card.tsx';
import { GroupsCard } from '../groups/groups-card.tsx';
import { PromptInfoCard } from '../info/prompt-info-card.tsx';

/** What each skill's editor holds, in order (administrator specification, section 2). */
const CARDS = {
  reading: () => (
    <>
      <BasicInfoCard />
      <ContentCard />
      <GroupsCard />
      <ExplanationCard />
    </>
  ),
  listening: () => (
    <>
      <BasicInfoCard />
      <AudioCard />
      <GroupsCard />
      <ExplanationCard />
    </>
  ),
  writing: PromptCards,
  speaking: PromptCards,
} satisfies Record<Skill, () => ReactNode>;

function PromptCards() {
  return (
    <>
      <PromptInfoCard />
      <ContentCard />
    </>
  );
}

/** While a new test is being published nothing can be written: the form is cleared when it is. */
export function EditorForm({ isInert }: { readonly isInert: boolean }) {
  const { skill } = useEditor();
  const epoch = useEditorState((state) => state.epoch);
  const Cards = CARDS[skill];
  return (
    <Stack inert={isInert}>
      <Cards key={epoch} />
    </Stack>
  );
}
