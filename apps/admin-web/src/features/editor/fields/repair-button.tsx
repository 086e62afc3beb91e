import { Button } from '@mantine/core';
import { texts } from '../../../shared/texts/texts.ts';
import { useEditor } from '../session/editor-context.ts';
import { repairAnswers, type RepairableFinding } from './repair-answers.ts';

interface RepairButtonProps {
  readonly finding: RepairableFinding;
  readonly onRepaired?: () => void;
}

/** Applies the publish check's replacement of an accepted answer. */
export function RepairButton({ finding, onRepaired }: RepairButtonProps) {
  const editor = useEditor();
  const { correct } = texts.editor.validation;
  return (
    <Button
      variant="default"
      size="compact-xs"
      style={{ flexShrink: 0 }}
      aria-label={`${correct}: ${finding.message}`}
      onClick={() => {
        repairAnswers(editor, [finding]);
        onRepaired?.();
      }}
    >
      {correct}
    </Button>
  );
}
