import { IconBold, IconItalic, IconSubscript, IconSuperscript, IconUnderline, type Icon } from '@tabler/icons-react';
import { texts } from '../../../../shared/texts/texts.ts';

const labels = texts.richText.actions;

/** The marks of a question text, by element. The keyboard shortcuts are those of the rich-text editor. */
export interface QuestionMark {
  readonly tag: 'strong' | 'em' | 'u' | 'sub' | 'sup';
  readonly label: string;
  readonly icon: Icon;
  /** With Ctrl, or Command on a Mac. */
  readonly key: string;
}

export const QUESTION_MARKS: readonly QuestionMark[] = [
  { tag: 'strong', label: labels.bold, icon: IconBold, key: 'b' },
  { tag: 'em', label: labels.italic, icon: IconItalic, key: 'i' },
  { tag: 'u', label: labels.underline, icon: IconUnderline, key: 'u' },
  { tag: 'sub', label: labels.subscript, icon: IconSubscript, key: ',' },
  { tag: 'sup', label: labels.superscript, icon: IconSuperscript, key: '.' },
];

export interface MarkedText {
  readonly text: string;
  /** The same words as before, selected. */
  readonly start: number;
  readonly end: number;
}

/** Wraps the selected words in an element, or unwraps them if they are its whole content. */
export function toggleMark({ text, start, end }: MarkedText, tag: QuestionMark['tag']): MarkedText {
  const [open, close] = [`<${tag}>`, `</${tag}>`];
  const [before, words, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  if (before.endsWith(open) && after.startsWith(close)) {
    const from = start - open.length;
    return { text: before.slice(0, from) + words + after.slice(close.length), start: from, end: from + words.length };
  }
  if (words.startsWith(open) && words.endsWith(close) && words.length >= open.length + close.length) {
    const bare = words.slice(open.length, -close.length);
    return { text: before + bare + after, start, end: start + bare.length };
  }
  const from = start + open.length;
  return { text: before + open + words + close + after, start: from, end: from + words.length };
}
