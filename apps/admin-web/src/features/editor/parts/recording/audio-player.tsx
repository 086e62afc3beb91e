import { Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import { clockTime } from '@bandwise/ui/recording/clock-time.ts';
import { useEditor } from '../../session/editor-context.ts';
import { useInfo } from '../../fields/use-info.ts';
import { useRecordingLength } from '../../session/calls/recording-lengths.ts';

const { audio } = texts.editor;

/** Seconds by which a browser's length of the same recording may differ. */
const SAME_SECONDS = 2;

/** Plays a recording and shows its length. */
export function AudioPlayer({ url }: { readonly url: string }) {
  const [guess, setGuess] = useState<number | null>(null);
  const measured = useRecordingLength(url);
  const [hasFailed, setFailed] = useState(false);
  const { info } = useInfo();
  const { player } = useEditor();
  const audioElement = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    player.attach(audioElement.current);
    return () => player.attach(null);
  }, [player]);
  const minutes = info.time ?? 0;
  const played = guess !== null && Number.isFinite(guess) ? guess : null;
  const seconds = measured === undefined ? null : (measured ?? played);
  const isInsecure = url.startsWith('http:');
  return (
    <Stack gap="xs">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the words of a listening test are the test */}
      <audio
        ref={audioElement}
        controls
        preload="metadata"
        src={url}
        aria-label={audio.player}
        style={{ width: '100%' }}
        onLoadedMetadata={(event) => setGuess(event.currentTarget.duration)}
        onError={() => setFailed(true)}
      />
      {hasFailed && (
        <Text size="sm" role="alert" c="var(--mantine-color-error)">
          {audio.unplayable}
        </Text>
      )}
      {isInsecure && <Text size="sm">{audio.insecure}</Text>}
      {seconds !== null && (
        <Text size="sm">
          {audio.duration(clockTime(seconds))}. {minutes > 0 && seconds > minutes * 60 && audio.longerThanTime(minutes)}
        </Text>
      )}
      {seconds !== null && played !== null && Math.abs(seconds - played) > SAME_SECONDS && (
        <Text size="sm">{audio.browserGuess(clockTime(played))}</Text>
      )}
    </Stack>
  );
}
