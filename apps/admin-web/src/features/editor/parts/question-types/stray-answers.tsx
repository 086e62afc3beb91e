import { Button, Group, Text } from '@mantine/core';
import { texts } from '../../../../shared/texts/texts.ts';

interface StrayAnswersProps {
  readonly answers: readonly string[];
  readonly onRemove: (answer: string) => void;
}

/** Stored keys that are not among the choices; they stay until the author decides. */
export function StrayAnswers({ answers, onRemove }: StrayAnswersProps) {
  return answers
    .filter((answer) => answer.trim() !== '')
    .map((answer) => (
      <Group key={answer} gap="xs">
        <Text size="sm">{texts.questions.stray(answer)}</Text>
        <Button variant="subtle" size="compact-sm" onClick={() => onRemove(answer)}>
          {texts.questions.removeStray}
        </Button>
      </Group>
    ));
}
