import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  readonly description?: string | undefined;
  /** A drawing above the title; it says nothing the title does not. */
  readonly icon?: ReactNode;
  /** What to do about it, usually a button. */
  readonly action?: ReactNode;
}

/** What stands where a list would be. */
export function EmptyState({ title, description, icon, action }: EmptyStateProps) {
  return (
    <Stack align="center" gap="xs" py="xl" role="status">
      {icon !== undefined && <span aria-hidden>{icon}</span>}
      <Text fw={600} ta="center">
        {title}
      </Text>
      {description !== undefined && (
        <Text c="dimmed" ta="center">
          {description}
        </Text>
      )}
      {action}
    </Stack>
  );
}
