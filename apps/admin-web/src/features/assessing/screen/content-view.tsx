import type { AssessmentBody } from '@bandwise/api-contract/admin';
import { Moment } from '@bandwise/ui/dates/moment.tsx';
import { Stack, Text } from '@mantine/core';
import { Facts } from '../../../shared/cards/facts.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { sortComments, type AssessmentContent } from '../draft/content.ts';
import { CommentView } from './comment-view.tsx';
import classes from './screen.module.css';

const words = texts.assessing.one;

interface ContentViewProps {
  readonly content: AssessmentContent;
  readonly assessment: Pick<AssessmentBody, 'criteria' | 'recordings' | 'text'>;
  /** The name of the assessor; null: a deleted user. */
  readonly by: string | null;
  readonly at: string;
}

/** The content of an assessment that its reader cannot change. */
export function ContentView({ content: { bands, comments, summary }, assessment, by, at }: ContentViewProps) {
  const { criteria, recordings } = assessment;
  return (
    <Stack gap="sm" mt="xs">
      <Text size="sm" c="dimmed">
        {words.versionBy(by ?? texts.common.aDeletedUser)}, <Moment at={at} to="minute" />
      </Text>
      <Facts
        facts={criteria.map((criterion) => [texts.assessing.criteria[criterion], String(bands[criterion] ?? '–')])}
      />
      <Text className={classes['plain'] ?? ''}>{summary || words.noSummary}</Text>
      {comments.length > 0 && (
        <ol className={classes['comments']}>
          {sortComments(comments, recordings).map((comment) => (
            <li key={comment.id}>
              <CommentView comment={comment} answer={assessment} />
            </li>
          ))}
        </ol>
      )}
    </Stack>
  );
}
