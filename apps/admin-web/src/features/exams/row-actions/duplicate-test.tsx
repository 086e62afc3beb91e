import { Menu } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { fromList } from '../../../shared/exams/list-place.ts';
import { duplicateExamPath } from '../../../shared/exams/paths.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { partsOf, type RowAction, type RowActionProps } from './row-action.ts';

export const duplicateTest: RowAction = {
  name: 'duplicate',
  isOffered: ({ parts }) => parts.length > 0,
  Control: DuplicateLinks,
};

/** Leads to the editor of a new test with a copy in it, which is not published before its author does that. */
function DuplicateLinks({ test }: RowActionProps) {
  const state = fromList(useLocation());
  const [first] = partsOf(test);
  if (first === undefined) return null;
  const isPart = test.part !== null && test.parts.length > 1;
  return (
    <>
      <Menu.Item component={Link} to={duplicateExamPath(test.skill, first.id)} state={state}>
        {texts.duplicate.test}
      </Menu.Item>
      {isPart && (
        <Menu.Item component={Link} to={duplicateExamPath(test.skill, first.id, 'part')} state={state}>
          {texts.duplicate.part}
        </Menu.Item>
      )}
    </>
  );
}
