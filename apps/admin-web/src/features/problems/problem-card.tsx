import type { Problem } from '@bandwise/api-contract/admin';
import { Card } from '@bandwise/ui/look/card.tsx';
import { StateTag } from '@bandwise/ui/look/state-tag.tsx';
import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { IconCheck, IconFlag, IconX } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Facts } from '../../shared/cards/facts.tsx';
import { Moment } from '@bandwise/ui/dates/moment.tsx';
import { editExamPath } from '../../shared/exams/paths.ts';
import { partLabel } from '../../shared/exams/part-label.ts';
import { regradePath } from '../../shared/regrade/paths.ts';
import { attemptPath, sectionResultsPath } from '../../shared/results/paths.ts';
import { questionStatisticsPath } from '../../shared/statistics/paths.ts';
import { texts } from '../../shared/texts/texts.ts';
import classes from './problems.module.css';

const words = texts.problems;

const LOOKS = {
  open: { tone: 'warn', Icon: IconFlag },
  fixed: { tone: 'right', Icon: IconCheck },
  declined: { tone: 'plain', Icon: IconX },
} as const;

interface ProblemCardProps {
  readonly problem: Problem;
  readonly isBusy: boolean;
  readonly onReply: () => void;
  readonly onReopen: () => void;
}

/** It can be given the focus. */
export const problemHeadingId = (id: string) => `problem-${id}`;

/** A report beside the question that it is about, with the ways to what decides it. */
export function ProblemCard({ problem, isBusy, onReply, onReopen }: ProblemCardProps) {
  const { id, section, label, state, learner, created_at, open } = problem;
  const { title, exam, skill, part_number } = section;
  const name = words.question(label, title);
  return (
    <Card as="li" aria-labelledby={problemHeadingId(id)}>
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <div className={classes['head']}>
          <Title order={2} size="h4" id={problemHeadingId(id)} tabIndex={-1}>
            {name}
          </Title>
          <Text c="dimmed" size="sm">
            {words.place(exam, partLabel(skill, part_number))}
            {!section.available && ` · ${words.deleted}`}
          </Text>
        </div>
        <StateTag {...LOOKS[state]}>{words.states[state]}</StateTag>
      </Group>
      <blockquote className={classes['words']}>{problem.words}</blockquote>
      <Text size="sm" c="dimmed">
        {learner.name} ({learner.email}), <Moment at={created_at} to="minute" />
        {open > 1 && ` · ${words.alsoOpen(open)}`}
      </Text>
      <Facts facts={factsOf(problem)} />
      <Decided problem={problem} />
      <Ways problem={problem} name={name} />
      <Group gap="sm" mt="md">
        <Button onClick={onReply} disabled={isBusy} variant={state === 'open' ? 'filled' : 'default'}>
          {state === 'open' ? words.reply : words.changeReply}
        </Button>
        {state !== 'open' && (
          <Button onClick={onReopen} disabled={isBusy} variant="default">
            {words.reopen}
          </Button>
        )}
      </Group>
    </Card>
  );
}

function factsOf({ question, now, given, section }: Problem): readonly (readonly [string, string])[] {
  return [
    [words.asked, question.asked || '—'],
    [words.given, given || words.nothing],
    [words.key, question.key],
    ...(now && now.asked !== question.asked ? [[words.askedNow, now.asked || '—'] as const] : []),
    ...(now && now.key !== question.key ? [[words.keyNow, now.key] as const] : []),
    ...(!now && section.available ? [[words.askedNow, words.gone] as const] : []),
  ];
}

function Decided({ problem: { decided_at, decided_by, reply } }: { readonly problem: Problem }) {
  if (decided_at === null && reply === '') return null;
  return (
    <div className={classes['decided']}>
      {decided_at !== null && (
        <Text size="sm" c="dimmed">
          {words.decidedBy(decided_by ?? texts.common.aDeletedUser)}, <Moment at={decided_at} to="minute" />
        </Text>
      )}
      <p className={classes['replied']}>{reply === '' ? words.noReply : reply}</p>
    </div>
  );
}

/** Names say which question: a page has many of these. */
function Ways({ problem, name }: { readonly problem: Problem; readonly name: string }) {
  const { section, attemptID, address } = problem;
  const ways = [
    ...(section.available ? [{ to: regradePath(section.id, address), label: words.ways.key }] : []),
    { to: questionStatisticsPath(section.id, address), label: words.ways.statistics },
    { to: attemptPath(attemptID), label: words.ways.attempt },
    { to: sectionResultsPath(section.id), label: words.ways.results },
    ...(section.available ? [{ to: editExamPath(section.skill, section.id), label: words.ways.editor }] : []),
  ];
  return (
    <Group gap="md" mt="sm">
      {ways.map(({ to, label }) => (
        <Anchor key={to} component={Link} to={to} aria-label={`${label}: ${name}`} underline="always">
          {label}
        </Anchor>
      ))}
    </Group>
  );
}
