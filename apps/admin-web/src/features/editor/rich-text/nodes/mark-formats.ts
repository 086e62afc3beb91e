import type { TextFormatType } from 'lexical';
import type { Mark } from '../html/document-model.ts';

export const FORMAT_OF_MARK = {
  strong: 'bold',
  em: 'italic',
  u: 'underline',
  s: 'strikethrough',
  sub: 'subscript',
  sup: 'superscript',
} as const satisfies Record<Mark, TextFormatType>;
