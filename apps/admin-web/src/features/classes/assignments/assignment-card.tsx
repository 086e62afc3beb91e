import type { AssignmentBody } from '@bandwise/api-contract/admin';
import { Card } from '@bandwise/ui/look/card.tsx';
import { StateTag, type Tone } from '@bandwise/ui/look/state-tag.tsx';
import { Anchor, Group, Menu, Text, Title } from '@mantine/core';
import { IconCheck, IconClock, IconPencil, type Icon } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Facts } from '../../../shared/cards/facts.tsx';
import { roomPath } from '../../../shared/classes/paths.ts';
import { schoolMinute } from '../../../shared/dates/school-time.ts';
import { RowMenu } from '../../../shared/table/row-menu.tsx';
import { texts } from '../../../shared/texts/texts.ts';

const words = texts.assignments;

const ACTIONS = ['edit', 'grants', 'copy', 'delete'] as const;
export type AssignmentAction = (typeof ACTIONS)[number];

interface AssignmentCardProps {
  readonly assignment: AssignmentBody;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly timeZone: string;
  readonly onAsk: (action: AssignmentAction) => void;
}

/** One assignment with its times and rules. */
export function AssignmentCard({ assignment, now, timeZone, onAsk }: AssignmentCardProps) {
  const { name, note, opens_at, due_at, granted } = assignment;
  const { text, tone, Icon: Drawing } = STATES[stateOf(assignment, now)];
  return (
    <Card as="li">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Group gap="xs">
            <Title order={2} size="h4">
              {name}
            </Title>
            <StateTag tone={tone} Icon={Drawing}>
              {text}
            </StateTag>
          </Group>
          {note !== '' && (
            <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
              {note}
            </Text>
          )}
        </div>
        <RowMenu label={words.actionsFor(name)}>
          {ACTIONS.map((action) => (
            <Menu.Item key={action} {...(action === 'delete' && { color: 'red.9' })} onClick={() => onAsk(action)}>
              {words.more[action]}
            </Menu.Item>
          ))}
        </RowMenu>
      </Group>
      <Facts
        facts={[
          [words.opens, schoolMinute(opens_at, timeZone)],
          [words.due, schoolMinute(due_at, timeZone)],
          ...rulesOf(assignment),
        ]}
      />
      {assignment.conditions === 'exam' && (
        <Anchor
          component={Link}
          to={roomPath(assignment.id)}
          mt="xs"
          display="inline-block"
          aria-label={words.roomOf(name)}
        >
          {texts.room.title}
        </Anchor>
      )}
      {granted.length > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {words.granted(granted.length)}
        </Text>
      )}
    </Card>
  );
}

function rulesOf(assignment: AssignmentBody): (readonly [name: string, text: string])[] {
  const { conditions, items, in_order, attempts_allowed, answers_shown, start_code } = assignment;
  const titles = items.map(({ title, available }) => (available ? title : words.unavailable(title)));
  const isOrdered = in_order && items.length > 1;
  return [
    [words.facts.tests, titles.join('\n') + (isOrdered ? `\n(${words.inOrder})` : '')],
    [words.facts.conditions, words.conditions[conditions]],
    [words.facts.attempts, attempts_allowed === null ? words.anyAttempts : String(attempts_allowed)],
    [words.facts.answers, words.answersShown[answers_shown]],
    ...(start_code === null ? [] : [[words.facts.code, start_code] as const]),
  ];
}

type State = 'open' | 'over' | 'soon';

const STATES = {
  soon: { text: words.states.soon, tone: 'plain', Icon: IconClock },
  open: { text: words.states.open, tone: 'accent', Icon: IconPencil },
  over: { text: words.states.over, tone: 'plain', Icon: IconCheck },
} satisfies Record<State, { text: string; tone: Tone; Icon: Icon }>;

function stateOf({ opens_at, due_at }: AssignmentBody, now: number): State {
  if (now < Date.parse(opens_at)) return 'soon';
  return now < Date.parse(due_at) ? 'open' : 'over';
}
