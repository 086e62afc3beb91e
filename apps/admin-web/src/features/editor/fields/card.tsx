import { Group, Paper, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface CardProps {
  readonly heading: string;
  readonly id?: string;
  /** Beside the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the editor. Its heading can receive the focus. */
export function Card({ heading, id, actions, children }: CardProps) {
  return (
    <Paper component="section" withBorder radius="md" p={{ base: 'sm', sm: 'lg' }} aria-label={heading}>
      <Stack>
        <Group justify="space-between">
          <Title order={2} size="h4" tabIndex={-1} {...(id === undefined ? {} : { id })}>
            {heading}
          </Title>
          {actions}
        </Group>
        {children}
      </Stack>
    </Paper>
  );
}
