import { previewAddress } from '@bandwise/ui/practice/practice-address.ts';
import { Menu } from '@mantine/core';
import { usePublicConfig } from '../../../shared/account/public-config.ts';
import { partLabel } from '../../../shared/exams/part-label.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { partsOf, type RowAction, type RowActionProps } from './row-action.ts';

export const seeAsLearner: RowAction = {
  name: 'see-as-learner',
  isOffered: ({ state }) => state === 'published',
  Control: LearnerLinks,
};

/** One link for each part: learners take them one by one. */
function LearnerLinks({ test }: RowActionProps) {
  const site = usePublicConfig()?.learnerWebUrl ?? '';
  const parts = partsOf(test);
  return parts.map((part) => (
    <Menu.Item
      key={part.id}
      component="a"
      href={site + previewAddress(test.skill, part)}
      target="_blank"
      // The new tab gets this one's sign-in, which the browser withholds from a tab without an opener.
      rel="opener"
    >
      {parts.length > 1 ? texts.exams.seePart(partLabel(test.skill, part.part_number)) : texts.exams.see}
    </Menu.Item>
  ));
}
