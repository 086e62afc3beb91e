import type { CommentBody, HandedInRecording, SubmissionDetail } from '@bandwise/api-contract/learner';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { Row } from '@bandwise/ui/controls/stack.tsx';
import { Text } from '@bandwise/ui/controls/text.tsx';
import { clockTime } from '@bandwise/ui/recording/clock-time.ts';
import { RecordingPlayer, type PlayerCommands } from '@bandwise/ui/recording/recording-player.tsx';
import { PassageView } from '@bandwise/ui/rich-text/passage-view.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useServices } from '../../shared/services/services.ts';
import { CommentText } from '../../shared/submissions/comment-text.tsx';
import { recordingQuery } from '../../shared/submissions/submission-queries.ts';
import { texts } from '../../shared/texts/texts.ts';
import { numberComments, type NumberedComment } from './model/stretches.ts';
import classes from './submissions.module.css';

interface SpokenAnswersProps {
  readonly submission: Pick<SubmissionDetail, 'recordings'>;
  /** null: the recordings are not assessed. */
  readonly comments: readonly CommentBody[] | null;
}

/** The recordings with their questions, and the comments on their timelines. */
export function SpokenAnswers({ submission: { recordings }, comments }: SpokenAnswersProps) {
  return recordings.map((recording, index) => (
    <SpokenAnswer
      key={recording.id}
      recording={recording}
      number={index + 1}
      comments={numberComments((comments ?? []).filter(({ recordingID }) => recordingID === recording.id))}
    />
  ));
}

interface SpokenAnswerProps {
  readonly recording: HandedInRecording;
  /** From 1. */
  readonly number: number;
  readonly comments: readonly NumberedComment[];
}

/** A recording is loaded when it is first played. */
function SpokenAnswer({ recording: { id, prompt, seconds, is_removed }, number, comments }: SpokenAnswerProps) {
  const { api } = useServices();
  const [isWanted, setWanted] = useState(false);
  const [current, setCurrent] = useState<string | null>(null);
  const player = useRef<PlayerCommands>(null);
  const places = useRef(new Map<string, HTMLElement>());
  const sound = useQuery({ ...recordingQuery(api, id), enabled: isWanted });
  const blocks = useMemo(() => [prompt.text], [prompt.text]);
  const labels = texts.submissions;
  const heading = `answer-${number}`;
  const show = (comment: string) => {
    setCurrent(comment);
    places.current.get(comment)?.focus();
  };
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{labels.spoken.answer(number)}</h2>
      <div lang="en">
        <PassageView blocks={blocks} />
      </div>
      {is_removed ? (
        <Text>{labels.spoken.removed}</Text>
      ) : (
        <RecordingPlayer
          ref={player}
          name={labels.spoken.recording(number)}
          recording={sound.data ?? null}
          seconds={seconds}
          onWanted={() => setWanted(true)}
          marks={comments.map((comment) => ({
            id: comment.id,
            second: comment.start,
            sign: String(comment.number),
            label: labels.spoken.commentAt(comment.number, clockTime(comment.start)),
            isCurrent: comment.id === current,
          }))}
          onMark={show}
        />
      )}
      {sound.isError && (
        <Row>
          <Text role="alert" tone="wrong">
            {labels.spoken.failed}
          </Text>
          <Button variant="default" size="compact-md" onClick={() => void sound.refetch()}>
            {texts.common.retry}
          </Button>
        </Row>
      )}
      {comments.length > 0 && (
        <ol className={classes['comments']} aria-label={labels.comments}>
          {comments.map((comment) => (
            <li key={comment.id} data-current={comment.id === current || undefined}>
              <button
                ref={(element) => {
                  if (element) places.current.set(comment.id, element);
                }}
                type="button"
                className={classes['number']}
                aria-label={labels.spoken.playFrom(comment.number, clockTime(comment.start))}
                onClick={() => {
                  setCurrent(comment.id);
                  player.current?.goTo(comment.start);
                }}
              >
                {clockTime(comment.start)}
              </button>
              <CommentText comment={comment} text={null} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
