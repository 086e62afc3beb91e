import { useState } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { serverMessage } from '@bandwise/api-contract/client';
import { useUploadMedia } from '../api/upload-media.ts';
import { checkAudioFile, checkDuration } from './audio-file.ts';
import { durationOf } from './duration-of.ts';

const { audio } = texts.editor;

/** Checks type, size and length of a sound file, stores it, and hands over its address. */
export function useAudioUpload(onStored: (url: string) => void) {
  const upload = useUploadMedia();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState('');

  const start = async (file: File) => {
    setProblem(null);
    setDone('');
    setPending(true);
    try {
      const fault = checkAudioFile(file) ?? checkDuration(await durationOf(file));
      if (fault !== null) {
        setProblem(audio.errors[fault]);
        return;
      }
      const stored = await upload(file);
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
