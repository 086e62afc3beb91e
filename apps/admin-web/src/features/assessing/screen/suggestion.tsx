import type { AssessmentBody, SuggestionBody } from '@bandwise/api-contract/admin';
import { COMMENTS_MAX } from '@bandwise/domain/internal';
import { Card } from '@bandwise/ui/look/card.tsx';
import { Button, Stack, Text, Title } from '@mantine/core';
import { Facts } from '../../../shared/cards/facts.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { sortComments, type AssessmentComment } from '../draft/content.ts';
import { useDraft, useDraftState } from '../draft/draft-context.ts';
import { CommentView } from './comment-view.tsx';
import classes from './screen.module.css';

const words = texts.assessing.suggestion;

interface SuggestionProps {
  readonly assessment: Pick<AssessmentBody, 'criteria' | 'second_reader' | 'text'>;
}

/** The suggestion of the service at `ASSESSMENT_URL`, collapsed at first. Buttons copy parts of it into the draft. */
export function Suggestion({ assessment: { criteria, second_reader, text } }: SuggestionProps) {
  if (second_reader === null) return null;
  const { suggestion } = second_reader;
  if (suggestion === null)
    return (
      <Card as="section" aria-label={words.title}>
        <Text c="dimmed">{words.none}</Text>
      </Card>
    );
  return (
    <Card as="section" aria-label={words.title}>
      <details>
        <summary className={classes['summary']}>
          <Title order={2} size="h4" display="inline">
            {words.by(suggestion.name)}
          </Title>
        </summary>
        <Stack gap="sm" mt="xs">
          <Text size="sm" c="dimmed">
            {words.hint}
          </Text>
          <SuggestedBands bands={suggestion.bands} criteria={criteria} />
          <SuggestedComments comments={sortComments(suggestion.comments)} text={text} />
        </Stack>
      </details>
    </Card>
  );
}

function SuggestedBands({
  bands,
  criteria,
}: Pick<SuggestionBody, 'bands'> & Pick<SuggestionProps['assessment'], 'criteria'>) {
  const draft = useDraft();
  if (Object.keys(bands).length === 0) return <Text>{words.noBands}</Text>;
  return (
    <div>
      <Facts
        facts={criteria.map((criterion) => [texts.assessing.criteria[criterion], String(bands[criterion] ?? '–')])}
      />
      <Button
        variant="default"
        size="compact-sm"
        mt="xs"
        onClick={() => draft.change({ bands: { ...draft.getState().content.bands, ...bands } })}
      >
        {words.takeBands}
      </Button>
    </div>
  );
}

/** A comment is in the draft if one of the draft has its id. */
function SuggestedComments({
  comments,
  text,
}: {
  readonly comments: readonly AssessmentComment[];
  readonly text: string;
}) {
  const draft = useDraft();
  const own = useDraftState(({ content }) => content.comments);
  return (
    <ol className={classes['comments']}>
      {comments.map((comment, index) => {
        const isTaken = own.some(({ id }) => id === comment.id);
        const isOff = isTaken || own.length >= COMMENTS_MAX;
        return (
          <li key={comment.id} className={classes['comment']}>
            <CommentView comment={comment} answer={{ text, recordings: [] }} />
            <Button
              variant="default"
              size="compact-sm"
              mt="xs"
              // Not `disabled`, which would lose the focus.
              aria-disabled={isOff}
              data-disabled={isOff}
              aria-label={isTaken ? undefined : words.takeCommentOf(index + 1)}
              onClick={() => {
                if (!isOff) draft.change({ comments: [...draft.getState().content.comments, comment] });
              }}
            >
              {isTaken ? words.taken : words.takeComment}
            </Button>
          </li>
        );
      })}
    </ol>
  );
}
