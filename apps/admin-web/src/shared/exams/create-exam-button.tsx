import type { Skill } from '@bandwise/domain';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { texts } from '../texts/texts.ts';
import { createExamPath } from './paths.ts';

export function CreateExamButton({ skill }: { readonly skill: Skill }) {
  return (
    <Button component={Link} to={createExamPath(skill)}>
      {texts.exams.create(skill)}
    </Button>
  );
}
