import type { RegradeSummary } from '@bandwise/api-contract/admin';
import { Card } from '@bandwise/ui/look/card.tsx';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { minuteText } from '@bandwise/ui/dates/date-text.ts';
import { texts } from '../../shared/texts/texts.ts';

interface PastRegradeProps {
  readonly regrade: RegradeSummary;
  readonly onUndo: () => void;
}

/** The id of its heading, which can get the focus. */
export const pastRegradeId = (id: string) => `regrade-${id}`;

/** A corrected key: the change, the reason, the user, and the number of changed results. */
export function PastRegrade({ regrade, onUndo }: PastRegradeProps) {
  const words = texts.regrade;
  const { id, question, reason, made_at, made_by, sums, undone, may_undo } = regrade;
  return (
    <Card as="li" aria-labelledby={pastRegradeId(id)} tone={undone ? 'quiet' : 'plain'}>
      <Stack gap="xs" align="flex-start">
        <Title order={3} size="h4" id={pastRegradeId(id)} tabIndex={-1}>
          {words.pastQuestion(question)}
        </Title>
        <KeyChange regrade={regrade} />
        <Text>{reason}</Text>
        <Text size="sm">{words.madeBy(made_by ?? texts.common.aDeletedUser, minuteText(made_at))}</Text>
        <Text size="sm">{words.changed(sums.gained + sums.lost)}</Text>
        {undone && (
          <Text size="sm">
            {words.undoneBy(undone.by ?? texts.common.aDeletedUser, minuteText(undone.at))}
            {undone.reason !== '' && `: ${undone.reason}`}
          </Text>
        )}
        {may_undo && (
          <Button variant="default" onClick={onUndo}>
            {words.undo}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

/** The answers that stayed, those that were taken out, and those that came. */
function KeyChange({ regrade }: Pick<PastRegradeProps, 'regrade'>) {
  const before = keysOf(regrade.answers_before, regrade.others_before);
  const after = keysOf(regrade.answers_after, regrade.others_after);
  if (regrade.void_after && !regrade.void_before) return <Text>{texts.regrade.kinds.voided}</Text>;
  return (
    <Group gap="md" component="p" m={0}>
      <span>{texts.regrade.key}:</span>
      {before.map((answer) =>
        after.includes(answer) ? <span key={answer}>{answer}</span> : <del key={answer}>{answer}</del>,
      )}
      {after
        .filter((answer) => !before.includes(answer))
        .map((answer) => (
          <Text key={answer} component="ins" fw={700}>
            {answer}
          </Text>
        ))}
    </Group>
  );
}

/** Every answer of a key, and each of the other keys in one line. */
function keysOf(answers: readonly string[], others: readonly (readonly string[])[]): readonly string[] {
  return [...answers, ...others.map((other) => other.join('; '))];
}
