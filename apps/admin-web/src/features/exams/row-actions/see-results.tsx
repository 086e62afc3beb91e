import { skills } from '@bandwise/domain';
import { Menu } from '@mantine/core';
import { Link } from 'react-router-dom';
import { examResultsPath, sectionResultsPath } from '../../../shared/results/paths.ts';
import { texts } from '../../../shared/texts/texts.ts';
import type { RowAction, RowActionProps } from './row-action.ts';

export const seeResults: RowAction = {
  name: 'see-results',
  isOffered: ({ skill }) => skills[skill].isMarked,
  Control: ResultsLink,
};

/** A link to the results of the test, or of the part. */
function ResultsLink({ test: { exam_id, part, parts } }: RowActionProps) {
  return (
    <Menu.Item
      component={Link}
      to={part !== null && parts.length > 1 ? sectionResultsPath(part.id) : examResultsPath(exam_id)}
    >
      {texts.results.title}
    </Menu.Item>
  );
}
