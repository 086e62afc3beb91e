import { ActionIcon, Group } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { texts } from '../../../../shared/texts/texts.ts';
import { useEditorState } from '../../session/editor-context.ts';
import type { Direction } from './undo-redo.ts';

const STEPS = {
  undo: { list: 'past', Icon: IconArrowBackUp, keys: 'Control+Z Meta+Z' },
  redo: { list: 'future', Icon: IconArrowForwardUp, keys: 'Control+Shift+Z Control+Y Meta+Shift+Z' },
} as const;

interface UndoButtonsProps {
  readonly onStep: (direction: Direction) => void;
}

export function UndoButtons({ onStep }: UndoButtonsProps) {
  return (
    <Group gap={4} wrap="nowrap">
      <StepButton direction="undo" onStep={onStep} />
      <StepButton direction="redo" onStep={onStep} />
    </Group>
  );
}

function StepButton({ direction, onStep }: UndoButtonsProps & { readonly direction: Direction }) {
  const { list, Icon, keys } = STEPS[direction];
  const hasStep = useEditorState(({ history }) => history[list].length > 0);
  const name = texts.history[direction];
  return (
    <ActionIcon
      variant="default"
      size="lg"
      aria-label={name}
      title={name}
      aria-keyshortcuts={keys}
      disabled={!hasStep}
      onClick={() => onStep(direction)}
    >
      <Icon size={20} aria-hidden />
    </ActionIcon>
  );
}
