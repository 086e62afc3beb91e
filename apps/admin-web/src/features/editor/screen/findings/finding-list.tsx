import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconCircleDashed, IconInfoCircle } from '@tabler/icons-react';
import type { Severity } from '@bandwise/domain';
import { useStore } from 'zustand';
import { partLabel } from '../../../../shared/exams/part-label.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import { isError, type PlacedFinding } from '../../model/findings/placed-finding.ts';
import { isRepairable, repairAnswers } from '../../fields/repair-answers.ts';
import { RepairButton } from '../../fields/repair-button.tsx';
import { useEditor, useEditorState } from '../../session/editor-context.ts';
import { useCalm } from '../../fields/use-field.ts';
import { goTo } from '../publish/use-publish.ts';

const { validation } = texts.editor;

const LOOKS = {
  error: { Icon: IconAlertCircle, color: 'var(--bw-wrong)', label: validation.severities.error },
  warning: { Icon: IconAlertTriangle, color: 'var(--mantine-color-yellow-text)', label: validation.severities.warning },
  info: { Icon: IconInfoCircle, color: 'var(--bw-text-soft)', label: validation.severities.info },
} as const satisfies Record<Severity, unknown>;

const TO_DO = { Icon: IconCircleDashed, color: 'var(--bw-text-soft)', label: validation.toDo } as const;

/** Errors first; each leads to its place. */
const ORDER: readonly Severity[] = ['error', 'warning', 'info'];

export function FindingList({ onGo }: { readonly onGo: () => void }) {
  const editor = useEditor();
  const findings = useStore(editor.board, ({ all }) => all);
  const isCalm = useCalm();
  const isFull = useEditorState(({ form }) => form.testType === 'full_test');
  const inOrder = ORDER.flatMap((severity) => findings.filter((finding) => finding.severity === severity));
  if (inOrder.length === 0) return <Text size="sm">{validation.noFindings}</Text>;
  const where = (finding: PlacedFinding) => {
    const index = editor.store.getState().form.parts.findIndex((part) => part.id === finding.part);
    return isFull ? validation.part(partLabel(editor.skill, index + 1)) : '';
  };
  const losses = findings.filter(({ isPasteLoss }) => isPasteLoss);
  const repairable = findings.filter(isRepairable);
  return (
    <Stack gap="xs">
      {losses.length > 1 && (
        <Button
          variant="default"
          size="compact-sm"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => editor.board.acceptLosses(losses)}
        >
          {texts.losses.leaveAllOut(losses.length)}
        </Button>
      )}
      {repairable.length > 1 && (
        <Button
          variant="default"
          size="compact-sm"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => repairAnswers(editor, repairable)}
        >
          {validation.correctAll(repairable.length)}
        </Button>
      )}
      <Stack gap="xs" component="ul" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {inOrder.map((finding) => {
          const { Icon, color, label } = isCalm && isError(finding) ? TO_DO : LOOKS[finding.severity];
          return (
            <Group key={keyOf(finding)} component="li" gap="xs" wrap="nowrap" align="flex-start">
              <Icon size={18} role="img" aria-label={label} color={color} style={{ flexShrink: 0, marginTop: 2 }} />
              <Anchor
                component="button"
                type="button"
                size="sm"
                ta="start"
                underline="always"
                style={{ overflowWrap: 'anywhere' }}
                onClick={() => {
                  onGo();
                  goTo(editor, finding);
                }}
              >
                {where(finding)}
                {finding.message}
              </Anchor>
              {isRepairable(finding) && <RepairButton finding={finding} />}
              {finding.isPasteLoss && (
                <Button
                  variant="default"
                  size="compact-xs"
                  style={{ flexShrink: 0 }}
                  aria-label={`${texts.losses.leaveOut}: ${finding.message}`}
                  onClick={() => editor.board.acceptLosses([finding])}
                >
                  {texts.losses.leaveOut}
                </Button>
              )}
            </Group>
          );
        })}
      </Stack>
    </Stack>
  );
}

/** The same message may stand twice, about two places. */
function keyOf({ part, group, question, field, message }: PlacedFinding): string {
  return [part, group, question, field, message].join(' ');
}
