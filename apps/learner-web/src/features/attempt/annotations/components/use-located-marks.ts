import { useMemo } from 'react';
import { rangesOf, type PanelText } from '../dom/panel-text.ts';
import type { Highlight, Note, TextSpan } from '../model/annotations.ts';
import { isBlank } from '../model/change-annotations.ts';
import { locate } from '../model/locate.ts';
import { useAnnotations } from './annotations-context.ts';

interface Located extends TextSpan {
  readonly ranges: readonly Range[];
}
export interface LocatedHighlight extends Located {
  readonly kind: 'highlight';
  readonly mark: Highlight;
}
export interface LocatedNote extends Located {
  readonly kind: 'note';
  readonly mark: Note;
}
export type LocatedMark = LocatedHighlight | LocatedNote;

const NO_MARKS: readonly LocatedMark[] = [];

/** The highlights and notes at their current positions in the panel's text, in reading order. */
export function useLocatedMarks(panel: string, panelText: PanelText): readonly LocatedMark[] {
  const { annotations, popup } = useAnnotations();
  const editedId = popup?.kind === 'editor' ? popup.id : null;
  return useMemo(() => {
    if (annotations.highlights.length + annotations.notes.length === 0) return NO_MARKS;
    const place = (mark: Highlight): Located | null => {
      const span = mark.panel === panel ? locate(panelText.text, mark) : null;
      return span === null ? null : { ...span, ranges: rangesOf(panelText, span) };
    };
    const marks: LocatedMark[] = [];
    for (const mark of annotations.highlights) {
      const located = place(mark);
      if (located !== null) marks.push({ kind: 'highlight', mark, ...located });
    }
    for (const mark of annotations.notes) {
      // An empty note that is not being edited is ignored.
      if (isBlank(mark.content) && mark.id !== editedId) continue;
      const located = place(mark);
      if (located !== null) marks.push({ kind: 'note', mark, ...located });
    }
    return marks.sort((one, other) => one.start - other.start || one.end - other.end);
  }, [annotations, editedId, panel, panelText]);
}
