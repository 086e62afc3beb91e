import { Group, Stack, Text } from '@mantine/core';
import { isRepairable } from '../../../fields/repair-answers.ts';
import { RepairButton } from '../../../fields/repair-button.tsx';
import { focusFirst } from '../../../session/focus/focus-place.ts';
import { useFindings } from '../../../fields/use-field.ts';

interface AnswerAdviceProps {
  readonly question: number;
  /** The element that has the accepted answers. */
  readonly fieldId: string;
}

/** Lists accepted answers that no answer can match, each with a correction, and the key that saving would write. */
export function AnswerAdvice({ question, fieldId }: AnswerAdviceProps) {
  const advised = useFindings(question).filter((one) => isRepairable(one) || one.code === 'key_written_out');
  if (advised.length === 0) return null;
  return (
    <Stack gap="xs" mt="xs">
      {advised.map((finding) => (
        <Group key={finding.message} gap="xs" align="center">
          <Text size="sm" style={{ overflowWrap: 'anywhere', flex: '1 1 16rem' }}>
            {finding.message}
          </Text>
          {isRepairable(finding) && <RepairButton finding={finding} onRepaired={() => focusFirst([fieldId])} />}
        </Group>
      ))}
    </Stack>
  );
}
