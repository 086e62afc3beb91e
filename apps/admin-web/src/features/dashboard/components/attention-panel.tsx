import type { Draft } from '@bandwise/api-contract/admin';
import { Anchor, Group, List, Paper, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { examsPath } from '../../../shared/exams/paths.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { useDrafts } from '../api/drafts.ts';

/** Drafts shown. */
const SHOWN = 5;

const { attention } = texts.dashboard;

/** What waits for somebody: what was not published when it was due, then drafts. Nothing where nothing waits. */
export function AttentionPanel() {
  const drafts = useDrafts().data ?? [];
  if (drafts.length === 0) return null;
  const sorted = [...drafts].sort((a, b) => Number(b.failure !== null) - Number(a.failure !== null));
  return (
    <Paper withBorder p="lg" radius="md">
      <Stack gap="sm">
        <Title order={2} size="h4">
          {attention.heading}
        </Title>
        <List spacing="sm" listStyleType="none">
          {sorted.slice(0, SHOWN).map((draft) => (
            <List.Item key={draft.id}>
              <AttentionLine draft={draft} />
            </List.Item>
          ))}
        </List>
        {drafts.length > SHOWN && <Text c="dimmed">{attention.more(drafts.length - SHOWN)}</Text>}
      </Stack>
    </Paper>
  );
}

function AttentionLine({ draft: { skill, title, exam_id, failure } }: { readonly draft: Draft }) {
  const name = title || attention.untitled;
  return (
    <>
      <Group gap="xs">
        <Text style={{ overflowWrap: 'anywhere' }} fw={failure ? 600 : 400}>
          {failure ? attention.failed(name) : exam_id === null ? attention.draft(name) : attention.changed(name)}
        </Text>
        <Anchor
          component={Link}
          to={examsPath(skill)}
          aria-label={`${attention.open}: ${texts.exams.skills[skill]}, ${name}`}
        >
          {attention.open}
        </Anchor>
      </Group>
      {failure && (
        <Text size="sm" c="dimmed">
          {failure.message}
        </Text>
      )}
    </>
  );
}
