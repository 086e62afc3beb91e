import type { DoneWork, WorkCell as Cell, WorkState } from '@bandwise/api-contract/admin';
import { StateTag, type Tone } from '@bandwise/ui/look/state-tag.tsx';
import { Anchor, Group, Stack, Text } from '@mantine/core';
import {
  IconCheck,
  IconCircle,
  IconClock,
  IconClockExclamation,
  IconLock,
  IconX,
  type Icon,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { assessmentPath } from '../../../shared/assessing/paths.ts';
import { attemptPath, sittingPath } from '../../../shared/results/paths.ts';
import { texts } from '../../../shared/texts/texts.ts';

const words = texts.classWork;

const LOOKS = {
  not_open: { Icon: IconLock, tone: 'plain' },
  open: { Icon: IconCircle, tone: 'plain' },
  running: { Icon: IconClock, tone: 'accent' },
  done: { Icon: IconCheck, tone: 'right' },
  missed: { Icon: IconX, tone: 'wrong' },
} as const satisfies Record<WorkState, { readonly Icon: Icon; readonly tone: Tone }>;

interface WorkCellProps {
  readonly cell: Cell;
  readonly learner: string;
  readonly assignment: string;
}

/** The state of an assignment for one learner, with links to the answers and texts. */
export function WorkCell({ cell, learner, assignment }: WorkCellProps) {
  const { state, late, marks, total, band, work } = cell;
  return (
    <Stack gap={2} miw={130} align="flex-start" style={{ whiteSpace: 'nowrap' }}>
      <StateTag {...LOOKS[state]}>{words.states[state]}</StateTag>
      {late && state !== 'missed' && (
        <StateTag tone="warn" Icon={IconClockExclamation}>
          {words.late}
        </StateTag>
      )}
      {band !== null && (
        <Text size="sm" fw={600}>
          {words.band(band)}
        </Text>
      )}
      {marks !== null && (
        <Text size="sm" fw={600}>
          {texts.results.marks(marks, total)}
        </Text>
      )}
      {work.length > 0 && (
        <Group gap="xs" style={{ whiteSpace: 'normal' }}>
          {work.map((one) => (
            <Anchor
              key={`${one.kind} ${one.id}`}
              component={Link}
              to={PATHS[one.kind](one.id)}
              size="sm"
              fw={one.waiting ? 600 : 400}
              aria-label={words.work.of(learner, assignment, nameOf(one))}
            >
              {nameOf(one)}
            </Anchor>
          ))}
        </Group>
      )}
    </Stack>
  );
}

const PATHS = { attempt: attemptPath, sitting: sittingPath, submission: assessmentPath } as const;

function nameOf({ kind, part_number, waiting }: DoneWork): string {
  if (kind === 'submission') return waiting ? words.work.assess(part_number) : words.work.submission(part_number);
  return part_number === null ? words.work.sitting : words.work.part(part_number);
}
