import { skills, textOf, wordCount } from '@bandwise/domain';
import { Text } from '@mantine/core';
import { useDeferredValue } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { useEditor, useOpenPart } from '../screen/editor-context.ts';
import { PartTextCard } from './part-text-card.tsx';

const { content: contentTexts } = texts.editor;
/** In pixels (administrator specification, section 9). */
const HEIGHT = { passage: 450, task: 700 } as const;

/** The passage of a reading part, or the task of writing and speaking. */
export function ContentCard() {
  const isPassage = skills[useEditor().skill].hasPassage;
  return isPassage ? (
    <PartTextCard
      heading={contentTexts.passageHeading}
      actions={<Words />}
      text="content"
      field="passage"
      label={contentTexts.passage}
      description={contentTexts.passageHint}
      required
      menuBar
      height={HEIGHT.passage}
    />
  ) : (
    <PartTextCard
      heading={contentTexts.taskHeading}
      actions={<Words />}
      text="content"
      field="examContent"
      label={contentTexts.task}
      required
      menuBar
      height={HEIGHT.task}
    />
  );
}

function Words() {
  const count = wordCount(textOf(useDeferredValue(useOpenPart(({ content }) => content))));
  return (
    <Text c="dimmed" size="sm">
      {contentTexts.words(count)}
    </Text>
  );
}
