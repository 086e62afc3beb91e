import { Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { clockTime } from './audio-file.ts';
import { useEditor } from '../screen/editor-context.ts';
import { useInfo } from '../basic-info/basic-info-card.tsx';

const { audio } = texts.editor;

/** Plays the recording at once, whichever way it got here, and says how long it is. */
export function AudioPlayer({ url }: { readonly url: string }) {
  const [seconds, setSeconds] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const { info } = useInfo();
  const { player } = useEditor();
  const audioElement = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    player.attach(audioElement.current);
    return () => player.attach(null);
  }, [player]);
  const minutes = info.time ?? 0;
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
        onLoadedMetadata={(event) => setSeconds(event.currentTarget.duration)}
        onError={() => setFailed(true)}
      />
      {hasFailed && (
        <Text size="sm" role="alert" c="var(--mantine-color-error)">
          {audio.unplayable}
        </Text>
      )}
      {isInsecure && <Text size="sm">{audio.insecure}</Text>}
      {seconds !== null && Number.isFinite(seconds) && (
        <Text size="sm">
          {audio.duration(clockTime(seconds))}. {minutes > 0 && seconds > minutes * 60 && audio.longerThanTime(minutes)}
        </Text>
      )}
    </Stack>
  );
}
