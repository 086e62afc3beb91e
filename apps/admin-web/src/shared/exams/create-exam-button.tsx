import type { Skill } from '@bandwise/domain';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { texts } from '../texts/texts.ts';
import { createTestPath } from './paths.ts';

export function CreateTestButton({ skill }: { readonly skill: Skill }) {
  return (
    <Button component={Link} to={createTestPath(skill)}>
      {texts.tests.create(skill)}
    </Button>
  );
}
