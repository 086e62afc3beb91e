import type { AssessmentBody } from '@bandwise/api-contract/admin';
import { Card } from '@bandwise/ui/look/card.tsx';
import { clockTime } from '@bandwise/ui/recording/clock-time.ts';
import { Text, Title } from '@mantine/core';
import { Facts } from '../../../../shared/cards/facts.tsx';
import { texts } from '../../../../shared/texts/texts.ts';

const { one, speech: words } = texts.assessing;

/** Facts about all recordings. None of them is a band. */
export function SpeechFiguresCard({ assessment: { speech } }: { readonly assessment: Pick<AssessmentBody, 'speech'> }) {
  if (speech === null) return null;
  const { seconds, speaking, pauses, pauseSeconds } = speech;
  return (
    <Card as="section" aria-label={one.figures}>
      <Title order={2} size="h4">
        {one.figures}
      </Title>
      <Text size="sm" c="dimmed">
        {words.figuresHint}
      </Text>
      <Facts
        facts={[
          [words.length, clockTime(seconds)],
          [words.speaking, clockTime(speaking)],
          [words.pauses, String(pauses)],
          [words.pauseSeconds, clockTime(pauseSeconds)],
        ]}
      />
    </Card>
  );
}
