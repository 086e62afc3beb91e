import { Alert, Anchor, Group, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { editExamPath } from '../../../../shared/exams/paths.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import { useEditor } from '../../session/editor-context.ts';
import { LearnerLinks } from './learner-links.tsx';
import { PUBLISHED_BANNER, type CreatedExam } from './use-publish.ts';

const { learner } = texts.editor;

/** Names the new test that was just published, links to it, and explains the empty form below. */
export function PublishedBanner({ title, parts }: CreatedExam) {
  const { skill } = useEditor();
  const [first] = parts;
  return (
    <Alert
      id={PUBLISHED_BANNER}
      tabIndex={-1}
      role="status"
      color="green"
      icon={<IconCircleCheck aria-hidden />}
      title={learner.published(title)}
      style={{ overflowWrap: 'anywhere', scrollMarginBlock: '10rem' }}
    >
      <Text size="sm">{learner.next}</Text>
      <Group gap="md" mt="xs">
        {first !== undefined && (
          <Anchor component={Link} to={editExamPath(skill, first.id)} size="sm" underline="always">
            {learner.edit}
          </Anchor>
        )}
        <LearnerLinks parts={parts} />
      </Group>
    </Alert>
  );
}
