import { Button, Stack, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { texts } from '../../../shared/texts/texts.ts';
import { Vietnamese } from '../../../shared/layout/vietnamese.tsx';

export function SectionNotFound() {
  return (
    <Stack component="main" align="center" justify="center" mih="100dvh" p="md">
      <Title order={1} size="h2">
        <Vietnamese>{texts.inVietnamese.sectionNotFound}</Vietnamese>
      </Title>
      <Button component={Link} to="/">
        {texts.layout.goHome}
      </Button>
    </Stack>
  );
}
