import type { KeyProposal } from '@bandwise/api-contract/admin';
import { Card } from '@bandwise/ui/look/card.tsx';
import { StateTag } from '@bandwise/ui/look/state-tag.tsx';
import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { IconFlag, IconTrendingDown, IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Facts } from '../../../shared/cards/facts.tsx';
import { partLabel } from '../../../shared/exams/part-label.ts';
import { PROBLEMS_PATH } from '../../../shared/problems/paths.ts';
import { regradePath } from '../../../shared/regrade/paths.ts';
import { questionStatisticsPath } from '../../../shared/statistics/paths.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { DryRun } from './dry-run.tsx';
import classes from './keys.module.css';

const words = texts.keys;

/** A question, what speaks against its key, and the ways to put that right. */
export function ProposalCard({ proposal }: { readonly proposal: KeyProposal }) {
  const { id, section, label, asks, key, answers, address, reports } = proposal;
  const name = words.question(label, section.title);
  return (
    <Card as="li" aria-labelledby={`key-${id}`}>
      <Title order={2} size="h4" id={`key-${id}`} className={classes['name']}>
        {name}
      </Title>
      <Text c="dimmed" size="sm">
        {words.place(section.exam, partLabel(section.skill, section.part_number))}
      </Text>
      <Signals proposal={proposal} />
      <Facts facts={[...(asks === '' ? [] : [[words.asks, asks] as const]), [words.key, key]]} />
      {answers.length > 0 && (
        <ul className={classes['answers']} aria-label={words.answers}>
          {answers.map((answer) => (
            <ProposedAnswer key={`${answer.address} ${answer.answer}`} proposal={proposal} answer={answer} />
          ))}
        </ul>
      )}
      <Group gap="md" mt="sm">
        <Anchor
          component={Link}
          to={regradePath(section.id, address)}
          aria-label={`${words.change}: ${name}`}
          underline="always"
        >
          {words.change}
        </Anchor>
        <Anchor
          component={Link}
          to={questionStatisticsPath(section.id, address)}
          aria-label={`${words.statistics}: ${name}`}
          underline="always"
        >
          {words.statistics}
        </Anchor>
        {reports > 0 && (
          <Anchor
            component={Link}
            to={`${PROBLEMS_PATH}?${new URLSearchParams({ search: section.title }).toString()}`}
            aria-label={`${words.showReports}: ${name}`}
            underline="always"
          >
            {words.showReports}
          </Anchor>
        )}
      </Group>
    </Card>
  );
}

function Signals({ proposal: { answers, discrimination, reports } }: { readonly proposal: KeyProposal }) {
  const near = answers.filter((answer) => answer.near !== null);
  return (
    <Group gap="xs" mt="xs">
      {discrimination !== null && (
        <StateTag tone="wrong" Icon={IconTrendingDown}>
          {words.negative(discrimination)}
        </StateTag>
      )}
      {near.length > 0 && (
        <StateTag tone="warn" Icon={IconUsers}>
          {words.nearKey(near.length)}
        </StateTag>
      )}
      {reports > 0 && (
        <StateTag tone="accent" Icon={IconFlag}>
          {words.reports(reports)}
        </StateTag>
      )}
    </Group>
  );
}

/** A frequent answer, its count and distance from the key, with a dry run of accepting it. */
function ProposedAnswer({
  proposal: { section, label, upper },
  answer: { answer, forms, count, near, typed, address },
}: {
  readonly proposal: KeyProposal;
  readonly answer: KeyProposal['answers'][number];
}) {
  return (
    <li className={classes['answer']}>
      <div>
        <q className={classes['given']}>{answer}</q>{' '}
        <Text span c="dimmed" size="sm">
          {words.given(count, upper)}
          {forms.length > 0 && ` · ${words.forms(forms)}`}
        </Text>
        <Text size="sm">
          {near === null ? words.otherAnswer : near.by === 'edit' ? words.edit : words.rule(near.rule)}
        </Text>
      </div>
      {typed && <DryRun sectionId={section.id} question={address} accept={answer} label={label} />}
      <Button
        component={Link}
        to={regradePath(section.id, address, typed ? answer : undefined)}
        variant="default"
        aria-label={typed ? words.acceptOf(answer, label) : words.changeTo(answer, label)}
      >
        {typed ? words.accept : words.change}
      </Button>
    </li>
  );
}
