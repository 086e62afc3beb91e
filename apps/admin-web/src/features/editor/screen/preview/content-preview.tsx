import { skills, type Answer, type Answers, type FullGroup, type SectionContent } from '@bandwise/domain';
import { deliverGroup, hasContent } from '@bandwise/domain/internal';
import { QuestionGroupView } from '@bandwise/ui/questions/question-group-view.tsx';
import { PassageView } from '@bandwise/ui/rich-text/passage-view.tsx';
import { Stack, Text } from '@mantine/core';
import { useCallback, useMemo, useState } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import { remembered } from '../../model/form/remembered.ts';

const { preview } = texts.editor;

/** A part as a learner meets it. */
export function ContentPreview({ content }: { readonly content: SectionContent }) {
  return (
    <>
      <PreviewText content={content} />
      {skills[content.skill].isMarked && <PreviewGroups groups={content.groups} />}
    </>
  );
}

function PreviewText({ content }: { readonly content: SectionContent }) {
  const blocks = useStableBlocks([...content.passage, ...content.examContent]);
  const { isMarked, hasPassage } = skills[content.skill];
  if (isMarked && !hasPassage) return null;
  return blocks.some(hasContent) ? <PassageView blocks={blocks} /> : <Text>{texts.editor.noContent}</Text>;
}

/** The same list while its texts are the same: the passage is drawn only when it changes. */
function useStableBlocks(blocks: readonly string[]): readonly string[] {
  const text = JSON.stringify(blocks);
  return useMemo(() => JSON.parse(text) as string[], [text]); // what was written a line above
}

function PreviewGroups({ groups }: { readonly groups: readonly FullGroup[] }) {
  const [answers, setAnswers] = useState<Answers>({});
  const answer = useCallback((address: string, value: Answer | null) => {
    setAnswers(({ [address]: _old, ...others }) => (value === null ? others : { ...others, [address]: value }));
  }, []);
  if (!groups.some((group) => group.questions.length > 0)) return <Text>{preview.noQuestions}</Text>;
  return (
    <Stack>
      {groups.map((group, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the learner's form has no identity, only an order
        <QuestionGroupView key={index} group={deliver(group)} answers={answers} onAnswer={answer} />
      ))}
    </Stack>
  );
}

/** One group as a learner would be sent it. */
const deliver = remembered(deliverGroup);
