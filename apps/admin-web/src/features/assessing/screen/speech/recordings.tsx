import type { HandedInRecording } from '@bandwise/api-contract/learner';
import { QueryStatus } from '../../../../shared/query/query-status.tsx';
import { clockTime } from '@bandwise/ui/recording/clock-time.ts';
import { RecordingPlayer, type PlayerCommands } from '@bandwise/ui/recording/recording-player.tsx';
import { PassageView } from '@bandwise/ui/rich-text/passage-view.tsx';
import { Box, Button, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState, type RefObject } from 'react';
import { useServices } from '../../../../shared/services/services.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import type { AssessmentComment } from '../../draft/content.ts';

const words = texts.assessing.speech;

/** A second of a recording. */
export interface Moment {
  readonly recordingID: string;
  readonly second: number;
}

/** The players by the ids of their recordings. */
export type Players = RefObject<Map<string, PlayerCommands>>;

interface RecordingsProps {
  readonly recordings: readonly HandedInRecording[];
  /** All comments in their order, which numbers them. */
  readonly comments: readonly AssessmentComment[];
  /** The comment that stands out; null: none. */
  readonly active: string | null;
  readonly players: Players;
  /** Moves the focus to a comment. */
  readonly onMark: (id: string) => void;
  /** Absent: comments cannot be added. */
  readonly onComment?: (moment: Moment) => void;
}

/** The recordings below their prompts, with comments on their timelines. */
export function Recordings({ recordings, comments, ...others }: RecordingsProps) {
  const numbered = comments.map((comment, index) => ({ ...comment, number: index + 1 }));
  return (
    <Stack gap="xl">
      {recordings.map((recording, index) => (
        <Recording
          key={recording.id}
          recording={recording}
          number={index + 1}
          comments={numbered.filter(({ recordingID }) => recordingID === recording.id)}
          {...others}
        />
      ))}
    </Stack>
  );
}

interface RecordingProps extends Omit<RecordingsProps, 'comments' | 'recordings'> {
  readonly recording: HandedInRecording;
  readonly number: number;
  readonly comments: readonly (AssessmentComment & { readonly number: number })[];
}

/** The recording is loaded as a whole when it is first played or moved, so that every second can be reached. */
function Recording(props: RecordingProps) {
  const { recording, number, comments, active, players, onMark, onComment } = props;
  const { id, prompt, seconds, is_removed } = recording;
  const { api } = useServices();
  const [isWanted, setWanted] = useState(false);
  const [position, setPosition] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const sound = useQuery({
    queryKey: ['/api/recording/audio', id],
    queryFn: ({ signal }) => api.call('GET /api/recording/:id/audio', { params: { id } }, { signal }),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const blocks = useMemo(() => [prompt.text], [prompt.text]);
  const second = Math.min(Math.floor(position), Math.floor(seconds));
  return (
    <div ref={place}>
      <Title order={3} size="h5">
        {words.answer(number, prompt.part)}
      </Title>
      <PassageView blocks={blocks} />
      <Box mt="sm" />
      {is_removed ? (
        <Text>{words.removed}</Text>
      ) : (
        <RecordingPlayer
          ref={(commands) => {
            if (commands) players.current.set(id, commands);
            return () => void players.current.delete(id);
          }}
          name={words.recording(number)}
          recording={sound.data ?? null}
          seconds={seconds}
          onWanted={() => setWanted(true)}
          marks={comments.map((comment) => ({
            id: comment.id,
            second: comment.start,
            sign: String(comment.number),
            label: words.commentAtTime(comment.number, clockTime(comment.start)),
            isCurrent: comment.id === active,
          }))}
          onMark={onMark}
          onPosition={setPosition}
        />
      )}
      <QueryStatus query={sound} failed={words.failed} />
      <Text size="sm" c="dimmed">
        {figuresText(recording)}
      </Text>
      {onComment && !is_removed && (
        <Button
          size="compact-md"
          mt="xs"
          onClick={() => {
            place.current?.querySelector('audio')?.pause();
            onComment({ recordingID: id, second });
          }}
        >
          {words.commentAt(clockTime(second))}
        </Button>
      )}
    </div>
  );
}

function figuresText({ seconds, figures }: HandedInRecording): string {
  if (figures === null) return words.notMeasured(clockTime(seconds));
  return words.figuresOf(clockTime(figures.seconds), clockTime(figures.speaking), figures.pauses);
}
