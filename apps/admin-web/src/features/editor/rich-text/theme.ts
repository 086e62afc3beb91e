import type { EditorThemeClasses } from 'lexical';
import styles from './content.module.css';

/** The text looks as it will on the learner's screen; only what a learner never sees has styles of its own. */
export const theme: EditorThemeClasses = {
  caption: nameOf(styles['caption']),
  hr: nameOf(styles['rule']),
  hrSelected: nameOf(styles['ruleSelected']),
  list: { nested: { listitem: nameOf(styles['innerList']) } },
  tableScrollableWrapper: nameOf(styles['tableBox']),
  tableSelection: nameOf(styles['tableSelection']),
  tableCellSelected: nameOf(styles['cellSelected']),
  text: {
    strikethrough: nameOf(styles['strikethrough']),
    underline: nameOf(styles['underline']),
    underlineStrikethrough: nameOf(styles['underlineStrikethrough']),
  },
};

function nameOf(className: string | undefined): string {
  return className ?? '';
}
