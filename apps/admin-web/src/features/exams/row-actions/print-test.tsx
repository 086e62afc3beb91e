import { Menu } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { fromList } from '../../../shared/exams/list-place.ts';
import { printExamPath, printPartPath } from '../../../shared/printing/paths.ts';
import { texts } from '../../../shared/texts/texts.ts';
import type { RowAction, RowActionProps } from './row-action.ts';

export const printTest: RowAction = {
  name: 'print',
  isOffered: ({ parts }) => parts.length > 0,
  Control: PrintLink,
};

/** The test as a booklet, or the one part. */
function PrintLink({ test: { exam_id, part } }: RowActionProps) {
  const location = useLocation();
  return (
    <Menu.Item
      component={Link}
      to={part === null ? printExamPath(exam_id) : printPartPath(exam_id, part.id)}
      state={fromList(location)}
    >
      {texts.printing.open}
    </Menu.Item>
  );
}
