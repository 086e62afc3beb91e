import { Button, Group, Paper, Text } from '@mantine/core';
import { userTexts } from '../../../shared/texts/users.ts';
import type { UserRequest } from './use-user-dialogs.tsx';

interface SelectionBarProps {
  readonly count: number;
  readonly onAsk: (action: UserRequest['action']) => void;
}

/** What can be done to the ticked rows; nothing while none is ticked. */
export function SelectionBar({ count, onAsk }: SelectionBarProps) {
  if (count === 0) return null;
  return (
    <Paper withBorder p="sm">
      <Group>
        <Text fw={600} aria-live="polite">
          {userTexts.selected(count)}
        </Text>
        <Button variant="default" onClick={() => onAsk({ kind: 'status', status: 'active' })}>
          {userTexts.enable}
        </Button>
        <Button variant="default" onClick={() => onAsk({ kind: 'status', status: 'disabled' })}>
          {userTexts.disable}
        </Button>
        <Button variant="default" onClick={() => onAsk({ kind: 'chooseExpiry' })}>
          {userTexts.setExpiry}
        </Button>
        <Button variant="default" onClick={() => onAsk({ kind: 'expiry', expires_at: null })}>
          {userTexts.clearExpiry}
        </Button>
        <Button color="red.9" onClick={() => onAsk({ kind: 'delete' })}>
          {userTexts.remove}
        </Button>
      </Group>
    </Paper>
  );
}
