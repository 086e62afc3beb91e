import { Card } from '@bandwise/ui/look/card.tsx';
import { Title } from '@bandwise/ui/controls/text.tsx';
import type { ReactNode } from 'react';
import { PageTitle } from '../../../shared/layout/page-title.tsx';

/** One form about an account: at the left inside the layout, full width outside it. */
export function AccountCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card style={{ maxWidth: '28rem' }}>
      <PageTitle>{title}</PageTitle>
      <Title mb="md">{title}</Title>
      {children}
    </Card>
  );
}
