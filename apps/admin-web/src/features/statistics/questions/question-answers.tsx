import type { AnswerAnalysis, QuestionStatisticsBody } from '@bandwise/api-contract/admin';
import { keyText, rangeLabel } from '@bandwise/domain';
import { Card } from '@bandwise/ui/look/card.tsx';
import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { QueryStatus } from '../../../shared/query/query-status.tsx';
import { regradePath } from '../../../shared/regrade/paths.ts';
import { texts } from '../../../shared/texts/texts.ts';
import type { StatisticsParams } from '../statistics-params.ts';
import { useAnswers } from '../statistics-query.ts';
import { AnswersTable } from './answers-table.tsx';
import { FlagTags } from './flag-tags.tsx';

const { answers: words, look } = texts.statistics;

interface QuestionAnswersProps {
  readonly question: QuestionStatisticsBody;
  readonly params: StatisticsParams;
  readonly onClose: () => void;
}

/** The answers to one question by upper, middle and lower third; typed answers link to the correction of the key. */
export function QuestionAnswers({ question, params, onClose }: QuestionAnswersProps) {
  const { sectionID, addresses, numbers, asks, flags, thirds } = question;
  const { take, versions } = params;
  const address = addresses[0] ?? '';
  const answers = useAnswers({ sectionID, question: address, take, versions });
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const name = texts.statistics.questions.name(rangeLabel(numbers));
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="sm">
        <Group justify="space-between" align="flex-start" wrap="nowrap">
          <Title order={2} size="h3" id={id} ref={heading} tabIndex={-1}>
            {words.title(name)}
          </Title>
          <Button variant="default" onClick={onClose} flex="none">
            {words.close}
          </Button>
        </Group>
        {asks !== '' && <Text style={{ overflowWrap: 'anywhere' }}>{asks}</Text>}
        {flags.length > 0 && <FlagTags flags={flags} />}
        {thirds.upper !== null && thirds.lower !== null && <Text>{words.earned(thirds.upper, thirds.lower)}</Text>}
        <QueryStatus query={answers} loading={words.loading} failed={words.failed} />
        {answers.data && <Blanks analysis={answers.data} />}
        <Anchor component={Link} to={regradePath(sectionID, address)} underline="always" w="fit-content">
          {look.changeKey}
        </Anchor>
      </Stack>
    </Card>
  );
}

/** The key as learners see it. */
function keyLabels({ key, answers }: AnswerAnalysis['blanks'][number]): readonly string[] {
  return key.map((text) => answers.find(({ answer }) => answer === text)?.label ?? text);
}

function Blanks({ analysis }: { readonly analysis: AnswerAnalysis }) {
  const { blanks, type } = analysis;
  return (
    <>
      {blanks.map((blank) => (
        <Stack key={blank.address} gap="xs">
          {blanks.length > 1 && (
            <Title order={3} size="h4">
              {texts.statistics.questions.name(blank.address)}
            </Title>
          )}
          <Text>{words.key(keyText(type, keyLabels(blank)))}</Text>
          <AnswersTable analysis={analysis} blank={blank} />
        </Stack>
      ))}
      <Text size="sm" c="dimmed">
        {words.thirds} {blanks.length > 1 && words.ofNumber}
      </Text>
    </>
  );
}
