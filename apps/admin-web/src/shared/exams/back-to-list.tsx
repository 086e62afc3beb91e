import type { Skill } from '@bandwise/domain';
import { Anchor, Group } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { texts } from '../texts/texts.ts';
import { BACK } from './scroll-restoration.ts';
import { listPlaceOf } from './list-place.ts';
import { examsPath } from './paths.ts';

/** Leads from a test to the list that it was opened from, as it was left; else to the tests of its skill. */
export function BackToList({ skill }: { readonly skill: Skill }) {
  const place = listPlaceOf(useLocation());
  return (
    <Anchor
      component={Link}
      to={place?.address ?? examsPath(skill)}
      state={{ ...place?.state, ...BACK }}
      size="sm"
      underline="always"
      w="fit-content"
    >
      <Group gap={4} component="span" display="inline-flex">
        <IconArrowLeft size={16} aria-hidden />
        {texts.exams.back}
      </Group>
    </Anchor>
  );
}
