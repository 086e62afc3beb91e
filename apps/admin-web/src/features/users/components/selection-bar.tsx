import { Button, Group, Paper, Text } from '@mantine/core';
import { peopleTexts } from '../../../shared/texts/users.ts';
import type { PeopleRequest } from './use-user-dialogs.tsx';

interface SelectionBarProps {
  readonly count: number;
  readonly onAsk: (action: PeopleRequest['action']) => void;
}

/** What can be done to the ticked rows; nothing while none is ticked. */
export function SelectionBar({ count, onAsk }: SelectionBarProps) {
  if (count === 0) return null;
  return (
    <Paper withBorder p="sm">
      <Group>
        <Text fw={600} aria-live="polite">
          {peopleTexts.selected(count)}
        </Text>
        <Button variant="default" onClick={() => onAsk({ kind: 'status', status: 'active' })}>
          {peopleTexts.enable}
        </Button>
        <Button variant="default" onClick={() => onAsk({ kind: 'status', status: 'disabled' })}>
          {peopleTexts.disable}
        </Button>
        <Button variant="default" onClick={() => onAsk({ kind: 'chooseExpiry' })}>
          {peopleTexts.setExpiry}
        </Button>
        <Button variant="default" onClick={() => onAsk({ kind: 'expiry', expires_at: null })}>
          {peopleTexts.clearExpiry}
        </Button>
        <Button color="red.9" onClick={() => onAsk({ kind: 'delete' })}>
          {peopleTexts.remove}
        </Button>
      </Group>
    </Paper>
  );
}
