import { Button } from '@bandwise/ui/controls/button.tsx';
import { IconHighlight, IconNote } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import type { Box } from '../model/boxes.ts';
import { PopupFrame } from './popup-frame.tsx';

interface SelectionToolbarProps {
  readonly anchor: Box;
  readonly touch: boolean;
  readonly onHighlight: () => void;
  readonly onAddNote: () => void;
  readonly onClose: () => void;
}

/** Actions on the selected text. Focus and selection do not change until Tab enters the toolbar. */
export function SelectionToolbar({ anchor, touch, onHighlight, onAddNote, onClose }: SelectionToolbarProps) {
  const frame = useRef<HTMLDivElement>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (frame.current === null || frame.current.contains(document.activeElement)) return;
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Tab' || event.shiftKey) return;
    event.preventDefault();
    frame.current.querySelector('button')?.focus();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <PopupFrame
      frame={frame}
      role="toolbar"
      label={texts.annotations.toolbar}
      anchor={anchor}
      touch={touch}
      onClose={onClose}
    >
      <Button
        variant="subtle"
        size="compact-md"
        leftSection={<IconHighlight size="1.125rem" aria-hidden />}
        onClick={onHighlight}
      >
        {texts.annotations.highlight}
      </Button>
      <Button
        variant="subtle"
        size="compact-md"
        leftSection={<IconNote size="1.125rem" aria-hidden />}
        onClick={onAddNote}
      >
        {texts.annotations.addNote}
      </Button>
    </PopupFrame>
  );
}
