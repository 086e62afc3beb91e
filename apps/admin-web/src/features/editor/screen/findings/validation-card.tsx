import { skills } from '@bandwise/domain';
import { READY_LABEL } from '@bandwise/domain/internal';
import { VisuallyHidden } from '@bandwise/ui/theme/visually-hidden.tsx';
import { Group, Stack, Text, Title } from '@mantine/core';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useMemo } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import { examSelfCheck } from '../../model/findings/exam-readiness.ts';
import { useTestProfile } from '../../fields/marking-profile.ts';
import { Card } from '../../fields/card.tsx';
import { useEditor, useSettledForm } from '../../session/editor-context.ts';
import { useCalm } from '../../fields/use-field.ts';
import { FindingList } from './finding-list.tsx';
import { useChecklist } from './use-checklist.ts';

const { validation } = texts.editor;

interface ValidationCardProps {
  /** A finding was followed to its field. */
  readonly onGo: () => void;
}

/** The requirements for publishing, and the findings of the publish check. */
export function ValidationCard({ onGo }: ValidationCardProps) {
  const { skill } = useEditor();
  const form = useSettledForm();
  const profile = useTestProfile();
  const { ready, checks, isPassed } = useChecklist();
  const key = useMemo(() => examSelfCheck(form, profile), [form, profile]);
  const { isMarked } = skills[skill];
  return (
    <Card heading={validation.heading}>
      <Stack gap={4} component="ul" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {checks.map(({ code, label, ok }) => (
          <Check key={code} label={label} isOk={ok} />
        ))}
        {isMarked && <Check label={validation.passed} isOk={isPassed} />}
        {isMarked && <Check label={ready ? markerLabel(isPassed) : validation.notReady} isOk={ready && isPassed} />}
      </Stack>
      {key.total > 0 && (
        <Text size="sm">
          {validation.selfCheck}:{' '}
          <b>
            {key.marks}/{key.total}
          </b>
          , {key.marks === key.total ? validation.selfCheckOk : validation.selfCheckWrong}
        </Text>
      )}
      <Title order={3} size="h6">
        {validation.findings}
      </Title>
      <FindingList onGo={onGo} />
    </Card>
  );
}

/** The label of the marker for screen readers. */
function markerLabel(isPassed: boolean): string {
  return isPassed ? READY_LABEL : validation.fixFirst;
}

function Check({ label, isOk }: { readonly label: string; readonly isOk: boolean }) {
  const open = useCalm() ? 'var(--bw-text-soft)' : 'var(--bw-wrong)';
  const Icon = isOk ? IconCircleCheck : IconCircleX;
  return (
    <Group component="li" gap="xs" wrap="nowrap">
      <Icon size={20} aria-hidden color={isOk ? 'var(--bw-right)' : open} style={{ flexShrink: 0 }} />
      <Text size="sm">
        {label}
        <VisuallyHidden>: {isOk ? validation.done : validation.open}</VisuallyHidden>
      </Text>
    </Group>
  );
}
