import { Button } from '@bandwise/ui/controls/button.tsx';
import { Stack } from '@bandwise/ui/controls/stack.tsx';
import { Text, Title } from '@bandwise/ui/controls/text.tsx';
import { Link } from 'react-router-dom';
import { texts } from '../texts/texts.ts';
import { PageTitle } from './page-title.tsx';

export function NotFoundPage() {
  return <Placeholder title={texts.layout.pageNotFound} hint={texts.layout.pageNotFoundHint} />;
}

export function ComingSoonPage() {
  return <Placeholder title={texts.layout.comingSoon} hint={texts.layout.comingSoonHint} />;
}

function Placeholder({ title, hint }: { title: string; hint: string }) {
  return (
    <Stack align="flex-start" gap="sm" pad="xl">
      <PageTitle>{title}</PageTitle>
      <Title size="large">{title}</Title>
      <Text tone="soft">{hint}</Text>
      <Button component={Link} to="/home" mt="sm">
        {texts.layout.goHome}
      </Button>
    </Stack>
  );
}
