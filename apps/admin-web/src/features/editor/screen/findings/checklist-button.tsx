import { Button } from '@mantine/core';
import { READY_LABEL } from '@bandwise/domain/internal';
import { IconChevronDown, IconChevronUp, IconCircleCheck, IconListCheck } from '@tabler/icons-react';
import { useStore } from 'zustand';
import { texts } from '../../../../shared/texts/texts.ts';
import { isError } from '../../model/findings/placed-finding.ts';
import { useEditor } from '../../session/editor-context.ts';
import { useChecklist } from './use-checklist.ts';

const { validation } = texts.editor;

interface ChecklistButtonProps {
  /** The id of the element that it opens. */
  readonly controls: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** The number of open tasks beside the button that publishes; it opens their list. */
export function ChecklistButton({ controls, isOpen, onToggle }: ChecklistButtonProps) {
  const { checks, isPassed } = useChecklist();
  const errors = useStore(useEditor().board, ({ all }) => all.filter(isError).length);
  const open = checks.filter(({ ok }) => !ok).length;
  const isReady = open === 0 && isPassed;
  const Chevron = isOpen ? IconChevronDown : IconChevronUp;
  return (
    <Button
      id={`${controls}-button`}
      variant="subtle"
      aria-expanded={isOpen}
      aria-controls={controls}
      leftSection={
        isReady ? (
          <IconCircleCheck size={18} aria-hidden color="var(--bw-right)" />
        ) : (
          <IconListCheck size={18} aria-hidden />
        )
      }
      rightSection={<Chevron size={16} aria-hidden />}
      onClick={onToggle}
    >
      {isReady ? READY_LABEL : validation.toDoCount(Math.max(open, errors))}
    </Button>
  );
}
