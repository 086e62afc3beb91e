import { Button } from '@bandwise/ui/controls/button.tsx';
import { Stack } from '@bandwise/ui/controls/stack.tsx';
import { Title } from '@bandwise/ui/controls/text.tsx';
import { Link } from 'react-router-dom';
import { texts } from '../../../shared/texts/texts.ts';
import { Vietnamese } from '../../../shared/layout/vietnamese.tsx';

export function SectionNotFound() {
  return (
    <Stack as="main" align="center" justify="center" pad="md" isWhole>
      <Title size="large">
        <Vietnamese>{texts.inVietnamese.sectionNotFound}</Vietnamese>
      </Title>
      <Button component={Link} to="/">
        {texts.layout.goHome}
      </Button>
    </Stack>
  );
}
