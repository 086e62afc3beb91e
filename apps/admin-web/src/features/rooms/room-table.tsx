import type { RoomLearner } from '@bandwise/api-contract/admin';
import { timeText } from '@bandwise/ui/dates/date-text.ts';
import { StateTag } from '@bandwise/ui/look/state-tag.tsx';
import { Button, Group, Stack, Text } from '@mantine/core';
import { ListTable } from '../../shared/table/list-table.tsx';
import { texts } from '../../shared/texts/texts.ts';
import { fullName } from '../../shared/users/full-name.ts';
import { byAttention, isOver } from './attention.ts';
import { TimeLeft, useServerNow } from './time-left.tsx';

const words = texts.room;

interface RoomTableProps {
  readonly learners: readonly RoomLearner[];
  /** The server's clock minus the browser's, in milliseconds. */
  readonly offset: number;
  readonly onAct: (kind: 'end' | 'extend' | 'message' | 'reopen', learner: RoomLearner) => void;
}

/** The learners, those who need attention first. A phone shows everything below the name. */
export function RoomTable({ learners, offset, onAct }: RoomTableProps) {
  return (
    <ListTable
      label={words.title}
      rows={byAttention(learners)}
      columns={[
        {
          head: words.columns.learner,
          render: (learner) => (
            <>
              <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
                {fullName(learner)}
              </Text>
              <Stack gap={2} hiddenFrom="sm" fz="sm">
                <State learner={learner} />
                <Left learner={learner} offset={offset} />
                <Answered learner={learner} />
                <Facts learner={learner} offset={offset} />
                <Actions learner={learner} onAct={onAct} />
              </Stack>
            </>
          ),
        },
        { head: words.columns.state, isWide: true, render: (learner) => <State learner={learner} /> },
        { head: words.columns.left, isWide: true, render: (learner) => <Left learner={learner} offset={offset} /> },
        { head: words.columns.answered, isWide: true, render: (learner) => <Answered learner={learner} /> },
        { head: words.columns.facts, isWide: true, render: (learner) => <Facts learner={learner} offset={offset} /> },
        {
          head: words.columns.actions,
          isWide: true,
          render: (learner) => <Actions learner={learner} onAct={onAct} />,
        },
      ]}
    />
  );
}

interface OfLearner {
  readonly learner: RoomLearner;
}

function State({ learner }: OfLearner) {
  const { state, exam, online } = learner;
  return (
    <Stack gap={2} align="flex-start">
      <Text size="sm">{words.states[state]}</Text>
      {online !== null && (
        <StateTag tone={online ? 'right' : 'wrong'}>{online ? words.online : words.offline}</StateTag>
      )}
      {exam && state !== 'not_started' && (
        <Text size="sm" c="dimmed">
          {words.part(exam.title, exam.part_number)}
        </Text>
      )}
    </Stack>
  );
}

function Left({ learner, offset }: OfLearner & Pick<RoomTableProps, 'offset'>) {
  const { deadline, state } = learner;
  if (deadline === null || (state !== 'running' && state !== 'checking')) return null;
  return (
    <Text size="sm">
      <Text span hiddenFrom="sm">
        {words.columns.left}:{' '}
      </Text>
      <TimeLeft until={deadline} offset={offset} />
    </Text>
  );
}

function Answered({ learner: { exam, state, saved_at } }: OfLearner) {
  if (!exam || state === 'instructions') return null;
  return (
    <>
      <Text size="sm">
        <Text span hiddenFrom="sm">
          {words.columns.answered}:{' '}
        </Text>
        {words.answered(exam.answered, exam.total)}
      </Text>
      {saved_at !== null && (
        <Text size="sm" c="dimmed">
          {words.saved(clockOf(saved_at))}
        </Text>
      )}
    </>
  );
}

function Facts({
  learner: { left_count, left_seconds, left_at, exam },
  offset,
}: OfLearner & Pick<RoomTableProps, 'offset'>) {
  const extra = Math.round((exam?.extra_seconds ?? 0) / 60);
  return (
    <>
      {left_at !== null && <Absence count={left_count} seconds={left_seconds} since={left_at} offset={offset} />}
      {left_at === null && left_count > 0 && <Text size="sm">{words.leftPage(left_count, left_seconds)}</Text>}
      {extra > 0 && <Text size="sm">{words.extra(extra)}</Text>}
    </>
  );
}

interface AbsenceProps extends Pick<RoomTableProps, 'offset'> {
  readonly count: number;
  /** The total of earlier absences. */
  readonly seconds: number;
  readonly since: number;
}

/** Counts up the current absence. */
function Absence({ count, seconds, since, offset }: AbsenceProps) {
  const running = Math.max(0, Math.round((useServerNow(offset) - since) / 1000));
  return (
    <>
      <Text size="sm" fw={600}>
        {words.away(timeText(since), running)}
      </Text>
      <Text size="sm">{words.leftPage(count, seconds + running)}</Text>
    </>
  );
}

function Actions({ learner, onAct }: OfLearner & Pick<RoomTableProps, 'onAct'>) {
  const isSat = learner.state !== 'not_started';
  const shown = [
    ...(isSat && !isOver(learner) ? (['extend', 'end'] as const) : []),
    ...(isOver(learner) ? (['reopen'] as const) : []),
    'message' as const,
  ];
  return (
    <Group gap="xs" role="group" aria-label={words.actionsFor(fullName(learner))}>
      {shown.map((kind) => (
        <Button
          key={kind}
          size="compact-sm"
          variant="default"
          mih={28}
          aria-label={`${words[kind]}: ${fullName(learner)}`}
          onClick={() => onAct(kind, learner)}
        >
          {words[kind]}
        </Button>
      ))}
    </Group>
  );
}

/** The time of day to the second. */
const clockOf = (moment: number) => new Date(moment).toTimeString().slice(0, 8);
