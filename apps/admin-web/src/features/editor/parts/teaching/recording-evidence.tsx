import type { SecondsEvidence } from '@bandwise/domain';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import { clockTime } from '@bandwise/ui/recording/clock-time.ts';
import { useEditor } from '../../session/editor-context.ts';

const words = texts.teaching.recording;

interface RecordingEvidenceProps {
  readonly label: string;
  readonly onAdd: (seconds: SecondsEvidence) => void;
}

/** Marks start and end of the evidence while the recording plays. */
export function RecordingEvidence({ label, onAdd }: RecordingEvidenceProps) {
  const { player } = useEditor();
  const [start, setStart] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const mark = () => {
    const position = player.position();
    setStart(position);
    setProblem(position === null ? words.noRecording : null);
  };
  const finish = () => {
    const end = player.position();
    if (start === null || end === null || end <= start) return setProblem(words.endFirst);
    setProblem(null);
    setStart(null);
    return onAdd({ start, end });
  };
  return (
    <Group gap="xs">
      <Button variant="light" size="compact-sm" aria-label={words.startOf(label)} onClick={mark}>
        {words.start}
      </Button>
      <Button
        variant="light"
        size="compact-sm"
        aria-label={words.endOf(label)}
        disabled={start === null}
        onClick={finish}
      >
        {words.end}
      </Button>
      <Text size="sm" role="status">
        {problem ?? (start === null ? words.hint : words.from(clockTime(start)))}
      </Text>
    </Group>
  );
}
