import { Button, Stack, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { layoutTexts } from '../../../shared/texts/layout.ts';
import { Vietnamese, vietnameseTexts } from '../../../shared/texts/vietnamese.tsx';

export function SectionNotFound() {
  return (
    <Stack component="main" align="center" justify="center" mih="100dvh" p="md">
      <Title order={1} size="h2">
        <Vietnamese>{vietnameseTexts.sectionNotFound}</Vietnamese>
      </Title>
      <Button component={Link} to="/">
        {layoutTexts.goHome}
      </Button>
    </Stack>
  );
}
