import type { AssessmentBody } from '@bandwise/api-contract/admin';
import { Moment } from '@bandwise/ui/dates/moment.tsx';
import { Card } from '@bandwise/ui/look/card.tsx';
import { Stack, Text, Title } from '@mantine/core';
import { Facts } from '../../../shared/cards/facts.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { sortComments } from '../draft/content.ts';
import { bandText } from '../names.ts';
import { CommentView } from './comment-view.tsx';
import classes from './screen.module.css';

const words = texts.assessing.one;

type Version = AssessmentBody['released'][number];

interface VersionsProps {
  readonly assessment: AssessmentBody;
  /** Whether the latest is open. */
  readonly isLatestOpen: boolean;
}

/** Every released version, the latest first. */
export function Versions({ assessment, isLatestOpen }: VersionsProps) {
  const { released } = assessment;
  if (released.length === 0) return null;
  return (
    <Card as="section" aria-label={words.versions}>
      <Title order={2} size="h4" mb="sm">
        {words.versions}
      </Title>
      <Stack gap="sm">
        {released.map((version, index) => (
          <details key={version.version} open={isLatestOpen && index === 0}>
            <summary className={classes['summary']}>{words.version(version.version, bandText(version.band))}</summary>
            <VersionContent version={version} assessment={assessment} />
          </details>
        ))}
      </Stack>
    </Card>
  );
}

function VersionContent({ version, assessment }: { readonly version: Version; readonly assessment: AssessmentBody }) {
  const { bands, comments, summary, assessor, released_at } = version;
  const { criteria, text } = assessment;
  return (
    <Stack gap="sm" mt="xs">
      <Text size="sm" c="dimmed">
        {words.versionBy(assessor ?? texts.common.aDeletedUser)}, <Moment at={released_at} to="minute" />
      </Text>
      <Facts
        facts={criteria.map((criterion) => [texts.assessing.criteria[criterion], String(bands[criterion] ?? '–')])}
      />
      <Text className={classes['plain'] ?? ''}>{summary || words.noSummary}</Text>
      {comments.length > 0 && (
        <ol className={classes['comments']}>
          {sortComments(comments).map((comment) => (
            <li key={comment.id}>
              <CommentView comment={comment} text={text} />
            </li>
          ))}
        </ol>
      )}
    </Stack>
  );
}
