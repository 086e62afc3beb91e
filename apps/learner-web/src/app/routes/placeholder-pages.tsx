import { Button, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { texts } from '../../shared/texts/texts.ts';

export function NotFoundPage() {
  return <Placeholder title={texts.layout.pageNotFound} hint={texts.layout.pageNotFoundHint} />;
}

export function ComingSoonPage() {
  return <Placeholder title={texts.layout.comingSoon} hint={texts.layout.comingSoonHint} />;
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
        {texts.layout.goHome}
      </Button>
    </Stack>
  );
}
