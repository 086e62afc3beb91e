import { IconButton } from '@bandwise/ui/controls/icon-button.tsx';
import type { Icon } from '@tabler/icons-react';
import { memo } from 'react';

interface MoveButtonProps {
  readonly label: string;
  readonly Icon: Icon;
  /** null: there is nothing further that way. */
  readonly to: number | null;
  readonly onMove: (number: number, byKeyboard: boolean) => void;
}

export const MoveButton = memo(function MoveButton({ label, Icon, to, onMove }: MoveButtonProps) {
  return (
    <IconButton
      variant="default"
      size={40}
      aria-label={label}
      disabled={to === null}
      onClick={() => to !== null && onMove(to, false)}
    >
      <Icon size={22} />
    </IconButton>
  );
});
