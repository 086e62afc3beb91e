import { Button } from '@bandwise/ui/controls/button.tsx';
import { Text } from '@bandwise/ui/controls/text.tsx';
import { useRef, useState } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import { SOUND_FILES, type FileProblem } from '../recorder/sound-file.ts';
import type { SpeakingStore } from '../store/speaking-store.ts';

interface FileChoiceProps {
  readonly store: SpeakingStore;
  readonly prompt: string;
}

/** Uses a sound file as the answer to a prompt. */
export function FileChoice({ store, prompt }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const labels = texts.speaking;
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setProblem(null);
    setReading(true);
    setProblem(await store.addFile(prompt, file));
    setReading(false);
  };
  return (
    <div className="bw-speak-stack">
      <div className="bw-speak-line">
        <input
          ref={input}
          type="file"
          accept={SOUND_FILES}
          className="bw-speak-file"
          aria-label={labels.upload}
          onChange={({ currentTarget }) => {
            void choose(currentTarget.files?.[0]);
            // The same file can be chosen again.
            currentTarget.value = '';
          }}
        />
        <Button variant="default" loading={isReading} onClick={() => input.current?.click()}>
          {isReading ? labels.uploading : labels.upload}
        </Button>
        <p className="bw-speak-soft">{labels.uploadHint}</p>
      </div>
      {problem && (
        <Text role="alert" tone="wrong">
          {labels.files[problem]}
        </Text>
      )}
    </div>
  );
}
