import type { Draft, ListedExam } from '@bandwise/api-contract/admin';
import type { Skill } from '@bandwise/domain';
import { ActionIcon, Box, Group, Stack, Text } from '@mantine/core';
import { IconChevronDown, IconChevronRight, IconLock } from '@tabler/icons-react';
import { partLabel } from '../../../shared/exams/part-label.ts';
import { texts } from '../../../shared/texts/texts.ts';
import type { ListedPart } from '../api/listed-tests.ts';
import { StateBadge } from '../../../shared/exams/state-badge.tsx';
import { DraftBadge } from './draft-badge.tsx';

interface TestNameProps {
  readonly exam: ListedExam;
  /** Its changes that are not published. */
  readonly draft: Draft | undefined;
  /** null: the row is the test's. */
  readonly part: ListedPart | null;
  readonly skill: Skill;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** The name of a row: a test, with a button that shows its parts, or a single part. */
export function TestName({ exam, draft, part, skill, isOpen, onToggle }: TestNameProps) {
  const { parts } = exam;
  const shown = part ?? exam;
  const [only] = parts.length === 1 ? parts : [];
  const single = part ?? only;
  return (
    <Group gap="xs" wrap="nowrap" pl={part ? 52 : 0}>
      {part === null && parts.length > 1 && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-expanded={isOpen}
          aria-label={texts.exams.partsOf(exam.title)}
          onClick={onToggle}
        >
          {isOpen ? <IconChevronDown size={18} aria-hidden /> : <IconChevronRight size={18} aria-hidden />}
        </ActionIcon>
      )}
      <Box pl={part === null && parts.length === 1 ? 36 : 0}>
        <Group gap="xs" wrap="nowrap">
          <Text fw={part ? 400 : 600} style={{ overflowWrap: 'anywhere' }}>
            {shown.title}
          </Text>
          {(part ? [part] : parts).some(({ locked }) => locked) && (
            <IconLock size={16} role="img" aria-label={texts.exams.locked} style={{ flexShrink: 0 }} />
          )}
        </Group>
        {part === null && (exam.state !== 'published' || draft) && (
          <Stack hiddenFrom="sm" gap={4} align="flex-start">
            {exam.state !== 'published' && <StateBadge state={exam.state} />}
            {draft && <DraftBadge draft={draft} />}
          </Stack>
        )}
        <Text size="sm" c="dimmed">
          {single ? partLabel(skill, single.part_number) : texts.exams.partCount(parts.length)}
        </Text>
      </Box>
    </Group>
  );
}
