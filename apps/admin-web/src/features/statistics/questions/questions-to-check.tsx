import type { QuestionStatisticsBody, StatisticsBody } from '@bandwise/api-contract/admin';
import { mayBeChance, STATISTICS_FLAGS, type StatisticsFlag } from '@bandwise/domain/internal';
import { Card } from '@bandwise/ui/look/card.tsx';
import { Anchor, Group, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { regradePath } from '../../../shared/regrade/paths.ts';
import { questionStatisticsPath } from '../../../shared/statistics/paths.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { FlagTags } from './flag-tags.tsx';
import { questionName } from './question-name.ts';
import classes from './questions-to-check.module.css';

const { look } = texts.statistics;

/** The flagged questions, the most serious first, with links to correct their keys. */
export function QuestionsToCheck({ statistics }: { readonly statistics: StatisticsBody }) {
  const id = useId();
  const flagged = statistics.questions
    .filter(({ flags }) => flags.length > 0)
    .sort((one, other) => seriousness(one) - seriousness(other));
  return (
    <Card as="section" aria-labelledby={id}>
      <Title order={2} size="h3" id={id} mb="sm">
        {look.title}
      </Title>
      {flagged.length === 0 ? (
        <Text>{look.none}</Text>
      ) : (
        <ul className={classes['list']}>
          {flagged.map((question) => (
            <Flagged key={`${question.sectionID}/${question.number}`} question={question} statistics={statistics} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function seriousness({ flags }: QuestionStatisticsBody): number {
  return Math.min(...flags.map((flag) => STATISTICS_FLAGS.indexOf(flag)));
}

/** Flags that suggest checking the key. */
const ABOUT_KEYS: ReadonlySet<StatisticsFlag> = new Set([
  'probably_wrong_key',
  'nobody_right',
  'extremely_difficult',
  'below_guessing',
]);

interface FlaggedProps {
  readonly question: QuestionStatisticsBody;
  readonly statistics: StatisticsBody;
}

function Flagged({ question, statistics }: FlaggedProps) {
  const { sectionID, addresses, asks, flags, attempts, discrimination } = question;
  const isUnsure = flags.includes('probably_wrong_key') && mayBeChance(discrimination ?? 0, attempts);
  const address = addresses[0] ?? '';
  const name = questionName(question, statistics);
  return (
    <li className={classes['question']}>
      <Group gap="sm">
        <Text fw={600} component="span">
          {name}
        </Text>
        <FlagTags flags={flags} />
      </Group>
      {asks !== '' && <Text c="dimmed">{asks}</Text>}
      <Text>
        {flags.map((flag) => texts.statistics.flagNotes[flag]).join(' ')} {isUnsure && look.mayBeChance(attempts)}
      </Text>
      <Group gap="md">
        <Anchor
          component={Link}
          to={questionStatisticsPath(sectionID, address)}
          underline="always"
          aria-label={look.questionAnswers(name)}
        >
          {look.answers}
        </Anchor>
        {flags.some((flag) => ABOUT_KEYS.has(flag)) && (
          <Anchor
            component={Link}
            to={regradePath(sectionID, address)}
            underline="always"
            aria-label={look.questionKey(name)}
          >
            {look.changeKey}
          </Anchor>
        )}
      </Group>
    </li>
  );
}
