import type { RefObject } from 'react';
import type { Box } from '../model/boxes.ts';
import { addHighlight, addNote } from '../model/change-annotations.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import { useAnnotations } from './annotations-context.ts';
import { HighlightMenu } from './highlight-menu.tsx';
import { NoteEditor } from './note-editor.tsx';
import { SelectionToolbar } from './selection-toolbar.tsx';

interface PanelPopupProps {
  readonly panel: string;
  readonly root: RefObject<HTMLElement | null>;
  /** Gets the focus when the focused element disappears. */
  readonly cursor: RefObject<HTMLElement | null>;
  readonly boxes: ReadonlyMap<string, Box>;
}

/** The open popup of this panel. */
export function PanelPopup({ panel, root, cursor, boxes }: PanelPopupProps) {
  const { annotations, popup, open, change, say } = useAnnotations();
  if (popup === null || popup.panel !== panel) return null;

  const closeTo = (target: HTMLElement | null | undefined) => {
    // A mouse or finger on the toolbar has not moved the focus, so it stays.
    const isInside = Boolean(document.activeElement?.closest('[data-annotation-popup]'));
    if (isInside) (target ?? cursor.current)?.focus({ preventScroll: true });
    open(null);
  };

  if (popup.kind === 'toolbar') {
    const { place, anchor, touch } = popup;
    const act = (done: () => void) => () => {
      closeTo(cursor.current);
      document.getSelection()?.removeAllRanges();
      done();
    };
    const highlight = act(() => {
      change((all) => addHighlight(all, place, Date.now()));
      say(texts.annotations.said.highlighted);
    });
    const note = act(() => {
      const added = change((all) => addNote(all, place, Date.now())).notes.at(-1);
      if (added !== undefined) open({ kind: 'editor', panel, id: added.id });
    });
    return (
      <SelectionToolbar
        anchor={anchor}
        touch={touch}
        onHighlight={highlight}
        onAddNote={note}
        onClose={() => closeTo(cursor.current)}
      />
    );
  }

  const { id } = popup;
  const leave = { toMark: () => closeTo(buttonOf(root.current, id)), toText: () => closeTo(cursor.current) };
  if (popup.kind === 'menu') {
    const highlight = annotations.highlights.find((candidate) => candidate.id === id);
    if (highlight === undefined) return null;
    return (
      <HighlightMenu
        key={id}
        highlight={highlight}
        anchor={popup.anchor}
        onClose={leave.toMark}
        onDone={leave.toText}
      />
    );
  }
  const note = annotations.notes.find((candidate) => candidate.id === id);
  const anchor = boxes.get(id);
  if (note === undefined || anchor === undefined) return null;
  return <NoteEditor key={id} note={note} anchor={anchor} onClose={leave.toMark} onDeleted={leave.toText} />;
}

function buttonOf(root: HTMLElement | null, id: string): HTMLElement | undefined {
  return Array.from(root?.querySelectorAll<HTMLElement>('[data-mark]') ?? []).find(
    ({ dataset }) => dataset['mark'] === id,
  );
}
