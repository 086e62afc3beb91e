import { Button } from '@bandwise/ui/controls/button.tsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Highlight } from '../model/annotations.ts';
import type { Box } from '../model/boxes.ts';
import { deleteAllHighlights, deleteAllNotes, deleteHighlight } from '../model/change-annotations.ts';
import { shownText } from '../model/shown-text.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import { useAnnotations } from './annotations-context.ts';
import { PopupFrame } from './popup-frame.tsx';

interface HighlightMenuProps {
  readonly highlight: Highlight;
  readonly anchor: Box;
  /** Closes by keyboard; a press elsewhere closes it too. */
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function HighlightMenu({ highlight, anchor, onClose, onDone }: HighlightMenuProps) {
  const { change, say, open } = useAnnotations();
  const frame = useRef<HTMLDivElement>(null);
  const onPress = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && frame.current?.contains(event.target) !== true) open(null);
  });
  useEffect(() => {
    frame.current?.querySelector('button')?.focus({ preventScroll: true });
    const listen = (event: PointerEvent) => onPress(event);
    window.addEventListener('pointerdown', listen, true);
    return () => window.removeEventListener('pointerdown', listen, true);
  }, []);

  const actions = [
    {
      name: texts.annotations.deleteThis,
      said: texts.annotations.said.highlightDeleted,
      act: () => change((all) => deleteHighlight(all, highlight.id)),
    },
    {
      name: texts.annotations.deleteAllHighlights,
      said: texts.annotations.said.highlightsDeleted,
      act: () => change(deleteAllHighlights),
    },
    {
      name: texts.annotations.deleteAllNotes,
      said: texts.annotations.said.notesDeleted,
      act: () => change(deleteAllNotes),
    },
  ];
  return (
    <PopupFrame
      frame={frame}
      role="menu"
      label={texts.annotations.menu(shownText(highlight.text))}
      anchor={anchor}
      onClose={onClose}
    >
      {actions.map(({ name, said, act }) => (
        <Button
          key={name}
          role="menuitem"
          variant="subtle"
          size="compact-md"
          justify="start"
          onClick={() => {
            act();
            say(said);
            onDone();
          }}
        >
          {name}
        </Button>
      ))}
    </PopupFrame>
  );
}
