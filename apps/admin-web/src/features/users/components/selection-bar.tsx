import { Button, Group, Paper, Text } from '@mantine/core';
import { texts } from '../../../shared/texts/texts.ts';
import type { UserRequest } from './use-user-dialogs.tsx';

interface SelectionBarProps {
  readonly count: number;
  readonly onAsk: (action: UserRequest['action']) => void;
}

/** Actions for the selected rows; hidden without a selection. */
export function SelectionBar({ count, onAsk }: SelectionBarProps) {
  if (count === 0) return null;
  return (
    <Paper withBorder p="sm">
      <Group>
        <Text fw={600} aria-live="polite">
          {texts.users.selected(count)}
        </Text>
        <Button variant="default" onClick={() => onAsk({ kind: 'status', status: 'active' })}>
          {texts.users.enable}
        </Button>
        <Button variant="default" onClick={() => onAsk({ kind: 'status', status: 'disabled' })}>
          {texts.users.disable}
        </Button>
        <Button variant="default" onClick={() => onAsk({ kind: 'chooseExpiry' })}>
          {texts.users.setExpiry}
        </Button>
        <Button variant="default" onClick={() => onAsk({ kind: 'expiry', expires_at: null })}>
          {texts.users.clearExpiry}
        </Button>
        <Button color="red.9" onClick={() => onAsk({ kind: 'delete' })}>
          {texts.users.remove}
        </Button>
      </Group>
    </Paper>
  );
}
