import { skills } from '@bandwise/domain';
import { Menu } from '@mantine/core';
import { Link } from 'react-router-dom';
import { examStatisticsPath, sectionStatisticsPath } from '../../../shared/statistics/paths.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { partsOf, type RowAction, type RowActionProps } from './row-action.ts';

export const seeStatistics: RowAction = {
  name: 'see-statistics',
  isOffered: ({ skill, parts }) => skills[skill].isMarked && parts.length > 0,
  Control: StatisticsLink,
};

/** How its questions did: of the test, or of the one part. */
function StatisticsLink({ test }: RowActionProps) {
  const [first, second] = partsOf(test);
  return (
    <Menu.Item
      component={Link}
      to={first && !second ? sectionStatisticsPath(first.id) : examStatisticsPath(test.exam_id)}
    >
      {texts.statistics.title}
    </Menu.Item>
  );
}
