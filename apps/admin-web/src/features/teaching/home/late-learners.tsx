import type { Teaching } from '@bandwise/api-contract/admin';
import { dayText } from '@bandwise/ui/dates/date-text.ts';
import { Card } from '@bandwise/ui/look/card.tsx';
import { Anchor, List, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { learnerPath } from '../../../shared/results/paths.ts';
import { classWorkPath } from '../../../shared/teaching/paths.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { fullName } from '../../../shared/users/full-name.ts';

const words = texts.teacherHome;

/** Named learners of an assignment. */
const NAMED = 6;
/** Listed assignments. */
const LISTED = 5;

/** Learners whose work is not finished after its due time, by assignment. */
export function LateLearners({ teaching: { overdue } }: { readonly teaching: Teaching }) {
  const ids = [...new Set(overdue.map(({ assignment }) => assignment.id))];
  const byAssignment = ids.map((id) => overdue.filter(({ assignment }) => assignment.id === id));
  return (
    <Card as="section" aria-labelledby="late">
      <Stack gap="sm">
        <Title order={2} size="h4" id="late">
          {words.late}
        </Title>
        {byAssignment.length === 0 && <Text c="dimmed">{words.noLate}</Text>}
        <List listStyleType="none" spacing="sm" hidden={byAssignment.length === 0}>
          {byAssignment.slice(0, LISTED).map((late) => (
            <LateOfAssignment key={late[0]?.assignment.id} late={late} />
          ))}
        </List>
        {byAssignment.length > LISTED && <Text c="dimmed">{words.more(byAssignment.length - LISTED)}</Text>}
      </Stack>
    </Card>
  );
}

function LateOfAssignment({ late }: { readonly late: Teaching['overdue'] }) {
  const [first] = late;
  if (!first) return null;
  const { assignment, class: of, due_at } = first;
  const all = classWorkPath(of.id, { state: 'overdue', assignment: assignment.id });
  return (
    <List.Item>
      <Anchor component={Link} to={all} fw={600} inherit>
        {assignment.name}
      </Anchor>
      <Text size="sm" c="dimmed">
        {words.lateLine(of.name, dayText(due_at))}
      </Text>
      <Text size="sm">
        {late.slice(0, NAMED).map(({ learner }, index) => (
          <span key={learner.id}>
            {index > 0 && ', '}
            <Anchor component={Link} to={learnerPath(learner.id)} inherit>
              {fullName(learner)}
            </Anchor>
          </span>
        ))}
        {late.length > NAMED && ` ${words.more(late.length - NAMED)}`}
      </Text>
    </List.Item>
  );
}
