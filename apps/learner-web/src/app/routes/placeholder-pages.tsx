import { Button, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { layoutTexts } from '../../shared/texts/layout.ts';

export function NotFoundPage() {
  return <Placeholder title={layoutTexts.pageNotFound} hint={layoutTexts.pageNotFoundHint} />;
}

export function ComingSoonPage() {
  return <Placeholder title={layoutTexts.comingSoon} hint={layoutTexts.comingSoonHint} />;
}

function Placeholder({ title, hint }: { title: string; hint: string }) {
  return (
    <Stack align="flex-start" gap="sm" py="xl">
      <PageTitle>{title}</PageTitle>
      <Title order={1} size="h2">
        {title}
      </Title>
      <Text c="dimmed">{hint}</Text>
      <Button component={Link} to="/home" mt="sm">
        {layoutTexts.goHome}
      </Button>
    </Stack>
  );
}
