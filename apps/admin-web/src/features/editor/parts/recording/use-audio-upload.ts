import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../../shared/services/services.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import { serverMessage } from '@bandwise/api-contract/client';
import { useUploadMedia } from '../../session/calls/upload-media.ts';
import { checkAudioFile, checkDuration } from './audio-file.ts';
import { durationOf } from './duration-of.ts';
import { recordingLengthQuery } from '../../session/calls/recording-lengths.ts';

const { audio } = texts.editor;
const UNKNOWN = { seconds: null } as const;

/** Checks type, size and length of a sound file, uploads it and passes its address on. */
export function useAudioUpload(onStored: (url: string) => void) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const upload = useUploadMedia();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState('');

  const start = async (file: File) => {
    setProblem(null);
    setDone('');
    setPending(true);
    try {
      const unfit = checkAudioFile(file);
      const guess = unfit === null ? await durationOf(file) : null;
      const unplayable = unfit ?? (guess === null ? checkDuration(guess) : null);
      if (unplayable !== null) {
        setProblem(audio.errors[unplayable]);
        return;
      }
      const stored = await upload(file);
      const { seconds } = await queryClient.fetchQuery(recordingLengthQuery(api, stored.url)).catch(() => UNKNOWN);
      // A browser guesses the length of a variable-bitrate file and may be wrong by hours.
      const fault = checkDuration(seconds ?? guess);
      if (fault !== null) {
        setProblem(audio.errors[fault]);
        return;
      }
      onStored(stored.url);
      setDone(audio.uploaded(stored.filename));
    } catch (error) {
      setProblem(serverMessage(error, audio.errors.failed));
    } finally {
      setPending(false);
    }
  };

  return {
    isPending,
    problem,
    done,
    start: (file: File) => void start(file),
    forget: () => {
      setProblem(null);
      setDone('');
    },
  };
}
