import type { SourceLine } from '@bandwise/recognise';
import type { ClipboardEvent } from 'react';
import { readHtmlLines } from './html-lines.ts';

export interface PasteInto {
  /** Lines that came with their HTML. */
  readonly keep: (lines: readonly SourceLine[]) => void;
  readonly setText: (text: string) => void;
}

/** A clipboard with HTML gives lines whose tables, lists and marks are kept; the field shows their text. */
export function pasteLines(event: ClipboardEvent<HTMLTextAreaElement>, { keep, setText }: PasteInto): void {
  const lines = readHtmlLines(event.clipboardData.getData('text/html'));
  if (lines.length === 0) return;
  event.preventDefault();
  keep(lines);
  const field = event.currentTarget;
  field.setRangeText(lines.map(({ text }) => text).join('\n'), field.selectionStart, field.selectionEnd, 'end');
  setText(field.value);
}
