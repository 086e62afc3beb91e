import type { AssessmentBody } from '@bandwise/api-contract/admin';
import { Card } from '@bandwise/ui/look/card.tsx';
import { PassageView } from '@bandwise/ui/rich-text/passage-view.tsx';
import { RichText } from '@bandwise/ui/rich-text/rich-text.tsx';
import { hasContent } from '@bandwise/domain/internal';
import { Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import classes from './screen.module.css';

const words = texts.assessing.one;

interface TaskAndTextProps {
  readonly assessment: Pick<AssessmentBody, 'examContent' | 'model_answer' | 'recordings'>;
  /** The learner's text. */
  readonly children: ReactNode;
}

/** The task, the text below it, and the model answer. */
export function TaskAndText({ assessment: { examContent, model_answer, recordings }, children }: TaskAndTextProps) {
  const answer = recordings.length > 0 ? texts.assessing.speech.title : words.text;
  return (
    <Stack miw={0}>
      {/* The prompts of recordings are above their players. */}
      {recordings.length === 0 && (
        <Card as="section" aria-label={words.task}>
          <details open>
            <summary className={classes['summary']}>
              <Title order={2} size="h4" display="inline">
                {words.task}
              </Title>
            </summary>
            <PassageView blocks={examContent} />
          </details>
        </Card>
      )}
      <Card as="section" aria-label={answer}>
        <Title order={2} size="h4" mb="sm">
          {answer}
        </Title>
        {children}
      </Card>
      {hasContent(model_answer ?? '') && (
        <Card as="section" aria-label={words.modelAnswer}>
          <details>
            <summary className={classes['summary']}>
              <Title order={2} size="h4" display="inline">
                {words.modelAnswer}
              </Title>
            </summary>
            <RichText html={model_answer ?? ''} />
          </details>
        </Card>
      )}
    </Stack>
  );
}
