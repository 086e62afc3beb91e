import { IconButton } from '@bandwise/ui/controls/icon-button.tsx';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { memo } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import type { Step } from './neighbours.ts';

const ICONS = { previous: IconChevronLeft, next: IconChevronRight } as const;

interface MoveButtonProps {
  readonly step: Step;
  /** There is nothing further that way. */
  readonly isAtEnd: boolean;
  readonly onMove: (step: Step) => void;
}

/** Memoised: the question it leads to is found when it is pressed, so an answer to another question changes nothing here. */
export const MoveButton = memo(function MoveButton({ step, isAtEnd, onMove }: MoveButtonProps) {
  const Icon = ICONS[step];
  return (
    <IconButton
      variant="default"
      size={40}
      aria-label={texts.attempt[step]}
      disabled={isAtEnd}
      onClick={() => onMove(step)}
    >
      <Icon size={22} />
    </IconButton>
  );
});
