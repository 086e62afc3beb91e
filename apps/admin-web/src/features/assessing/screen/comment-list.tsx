import { COMMENT_KINDS, commentKindsOf, type CommentBody } from '@bandwise/api-contract/learner';
import type { AssessedTask } from '@bandwise/domain';
import { COMMENT_TEXT_MAX } from '@bandwise/domain/internal';
import { Card } from '@bandwise/ui/look/card.tsx';
import { Button, Group, NativeSelect, Stack, Text, Textarea, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { toastUndoable } from '../../../shared/toasts/toast-undoable.tsx';
import { sortComments, isBlankComment, type AssessmentComment } from '../draft/content.ts';
import { useDraft, useDraftState } from '../draft/draft-context.ts';
import { CommentPlace, CommentView, type Commented } from './comment-view.tsx';
import { Remarks } from './comments/remarks.tsx';
import classes from './screen.module.css';

const words = texts.assessing.one;
const HEADING = 'comments-heading';

interface CommentListProps {
  readonly task: AssessedTask;
  readonly answer: Commented;
  /** Goes to the second of a comment on a recording. */
  readonly onPlace: (comment: AssessmentComment) => void;
  /** The comment that is being edited; null: none. */
  readonly edited: string | null;
  readonly onEdit: (id: string | null) => void;
  /** The pointer or the focus is at a comment. */
  readonly onActivate: (id: string | null) => void;
}

/** The id of a comment's item, which takes the focus. */
export const commentElementId = (id: string) => `comment-${id}`;

/** The comments in the order of their stretches. */
export function CommentList({ task, answer, onPlace, edited, onEdit, onActivate }: CommentListProps) {
  const draft = useDraft();
  const comments = useDraftState(({ content }) => content.comments);

  const contentNow = () => draft.getState().content;
  function change(changed: AssessmentComment): void {
    draft.change({ comments: contentNow().comments.map((one) => (one.id === changed.id ? changed : one)) });
  }
  function remove(comment: AssessmentComment): void {
    draft.change({ comments: contentNow().comments.filter(({ id }) => id !== comment.id) });
    onEdit(null);
    onActivate(null);
    document.getElementById(HEADING)?.focus();
  }

  return (
    <Card as="section" aria-labelledby={HEADING}>
      <Title order={2} size="h4" mb="sm" id={HEADING} tabIndex={-1}>
        {words.comments}
      </Title>
      {comments.length === 0 && (
        <Text c="dimmed">{answer.recordings.length > 0 ? texts.assessing.speech.noComments : words.noComments}</Text>
      )}
      <ol className={classes['comments']}>
        {sortComments(comments, answer.recordings).map((comment, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the pointer only highlights the words
          <li
            key={comment.id}
            id={commentElementId(comment.id)}
            tabIndex={-1}
            className={classes['comment']}
            aria-label={words.commentOf(index + 1)}
            onMouseEnter={() => onActivate(comment.id)}
            onMouseLeave={() => onActivate(null)}
            onFocus={() => onActivate(comment.id)}
          >
            <Text fw={600} size="sm" mb={4}>
              {words.commentOf(index + 1)}
            </Text>
            {edited === comment.id ? (
              <CommentForm
                comment={comment}
                task={task}
                answer={answer}
                onChange={change}
                onDone={() => {
                  if (isBlankComment(comment)) remove(comment);
                  onEdit(null);
                  document.getElementById(commentElementId(comment.id))?.focus();
                }}
              />
            ) : (
              <CommentView comment={comment} answer={answer} onPlace={onPlace} />
            )}
            <Group gap="xs" mt="xs">
              {edited !== comment.id && (
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={words.editOf(index + 1)}
                  onClick={() => onEdit(comment.id)}
                >
                  {words.edit}
                </Button>
              )}
              <Button
                variant="default"
                size="compact-sm"
                aria-label={words.removeOf(index + 1)}
                onClick={() => {
                  remove(comment);
                  if (!isBlankComment(comment))
                    toastUndoable(words.removed, () => draft.change({ comments: [...contentNow().comments, comment] }));
                }}
              >
                {words.remove}
              </Button>
            </Group>
          </li>
        ))}
      </ol>
    </Card>
  );
}

interface CommentFormProps {
  readonly comment: AssessmentComment;
  readonly task: AssessedTask;
  readonly answer: Commented;
  readonly onChange: (comment: AssessmentComment) => void;
  readonly onDone: () => void;
}

/** Every change is part of the draft at once. */
function CommentForm({ comment, task, answer, onChange, onDone }: CommentFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Stack gap="xs">
      <CommentPlace comment={{ ...comment, correction: null }} answer={answer} />
      <NativeSelect
        label={words.commentKind}
        value={comment.kind}
        data={commentKindsOf(task).map((value) => ({ value, label: texts.assessing.kinds[value] }))}
        onChange={({ currentTarget: { value } }) => onChange({ ...comment, kind: kindOf(value) })}
      />
      <Textarea
        label={words.commentText}
        value={comment.text}
        maxLength={COMMENT_TEXT_MAX}
        autosize
        minRows={2}
        ref={field}
        onChange={({ currentTarget: { value } }) => onChange({ ...comment, text: value })}
      />
      <Remarks
        comment={comment.text}
        onChoose={(remark) => {
          const joined = [comment.text.trimEnd(), remark].filter(Boolean).join('\n');
          onChange({ ...comment, text: joined.slice(0, COMMENT_TEXT_MAX) });
          field.current?.focus();
        }}
      />
      {comment.recordingID === undefined && (
        <Textarea
          label={words.correction}
          value={comment.correction ?? ''}
          maxLength={COMMENT_TEXT_MAX}
          autosize
          onChange={({ currentTarget: { value } }) => onChange({ ...comment, correction: value === '' ? null : value })}
        />
      )}
      <Group>
        <Button size="compact-md" onClick={onDone}>
          {words.done}
        </Button>
      </Group>
    </Stack>
  );
}

function kindOf(value: string): CommentBody['kind'] {
  return COMMENT_KINDS.find((kind) => kind === value) ?? 'task';
}
