import { ActionIcon, Group } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { texts } from '../../../shared/texts/texts.ts';
import { useEditorState } from '../screen/editor-context.ts';
import type { Direction } from './undo-redo.ts';

const words = texts.history;

export function UndoButtons({ onStep }: { readonly onStep: (direction: Direction) => void }) {
  const canUndo = useEditorState(({ history }) => history.past.length > 0);
  const canRedo = useEditorState(({ history }) => history.future.length > 0);
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={words.undo}
        title={words.undo}
        aria-keyshortcuts="Control+Z Meta+Z"
        disabled={!canUndo}
        onClick={() => onStep('undo')}
      >
        <IconArrowBackUp size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={words.redo}
        title={words.redo}
        aria-keyshortcuts="Control+Shift+Z Control+Y Meta+Shift+Z"
        disabled={!canRedo}
        onClick={() => onStep('redo')}
      >
        <IconArrowForwardUp size={20} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
