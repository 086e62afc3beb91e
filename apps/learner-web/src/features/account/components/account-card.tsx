import { Paper, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageTitle } from '../../../shared/layout/page-title.tsx';

/** One form about an account. Inside the layout it stands at the left, alone it fills its column. */
export function AccountCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper withBorder p="lg" radius="md" maw="28rem">
      <PageTitle>{title}</PageTitle>
      <Title order={1} size="h3" mb="md">
        {title}
      </Title>
      {children}
    </Paper>
  );
}
