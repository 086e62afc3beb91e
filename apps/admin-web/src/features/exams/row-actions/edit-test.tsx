import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { fromList } from '../../../shared/exams/list-place.ts';
import { editExamPath } from '../../../shared/exams/paths.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { partsOf, type RowAction, type RowActionProps } from './row-action.ts';

export const editTest: RowAction = { name: 'edit', isOffered: ({ parts }) => parts.length > 0, Control: EditLink };

/** The editor shows the other parts of a test as tabs, whichever of them it is opened with. */
function EditLink({ test }: RowActionProps) {
  const [part] = partsOf(test);
  const location = useLocation();
  return (
    <Button
      component={Link}
      to={editExamPath(test.skill, part?.id ?? '')}
      state={fromList(location)}
      variant="default"
      aria-label={`${texts.exams.edit} ${(test.part ?? test).title}`}
    >
      {texts.exams.edit}
    </Button>
  );
}
