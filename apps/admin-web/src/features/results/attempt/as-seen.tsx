import type { ResultDetail } from '@bandwise/api-contract/admin';
import { skills } from '@bandwise/domain';
import { hasContent } from '@bandwise/domain/internal';
import { Card } from '@bandwise/ui/look/card.tsx';
import { QuestionGroupView } from '@bandwise/ui/questions/question-group-view.tsx';
import { PassageView } from '@bandwise/ui/rich-text/passage-view.tsx';
import { RichText } from '@bandwise/ui/rich-text/rich-text.tsx';
import { SimpleGrid, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from '../../../shared/texts/texts.ts';

const words = texts.results.one;
const keepAsItIs = () => undefined;

/** The part in its attempted version, with answers and verdicts. */
export function AsSeen({ detail: { section, result, attempt } }: { readonly detail: ResultDetail }) {
  const { hasPassage } = skills[section.skill];
  const questions = (
    <Panel title={words.questions}>
      {section.audio_url !== null && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the words of a listening test are the test
        <audio controls preload="none" src={section.audio_url} aria-label={words.recording} style={{ width: '100%' }} />
      )}
      <Stack mt="sm">
        {section.groups.map((group) => (
          <QuestionGroupView
            key={group.questions[0]?.number}
            group={group}
            answers={attempt.answers}
            onAnswer={keepAsItIs}
            review={result}
          />
        ))}
      </Stack>
    </Panel>
  );
  return (
    <section aria-labelledby="as-seen">
      <Title order={2} size="h3" id="as-seen" mb="sm">
        {words.asSeen}
      </Title>
      <Stack>
        <SimpleGrid cols={{ base: 1, lg: hasPassage ? 2 : 1 }}>
          {hasPassage && (
            <Panel title={words.passage}>
              <PassageView blocks={section.passage} />
            </Panel>
          )}
          {questions}
        </SimpleGrid>
        {hasContent(result.explanation) && (
          <Panel title={words.explanation}>
            <RichText html={result.explanation} />
          </Panel>
        )}
      </Stack>
    </section>
  );
}

function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card as="section" aria-label={title}>
      <Title order={3} size="h4" mb="sm">
        {title}
      </Title>
      {children}
    </Card>
  );
}
