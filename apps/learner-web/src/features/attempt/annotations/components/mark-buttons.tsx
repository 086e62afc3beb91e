import { IconNote } from '@tabler/icons-react';
import type { Box } from '../model/boxes.ts';
import { shownText } from '../model/shown-text.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import styles from './annotated-panel.module.css';
import type { LocatedMark } from './use-located-marks.ts';

interface MarkButtonsProps {
  readonly label: string;
  readonly marks: readonly LocatedMark[];
  readonly boxes: ReadonlyMap<string, Box>;
  readonly openId: string | null;
  readonly onOpen: (mark: LocatedMark) => void;
  /** The mark whose button has the focus. */
  readonly onFocus: (id: string | null) => void;
}

/** The width that a highlight's button needs before the right edge. */
const ROOM = '12rem';

/**
 * The note icons in the margin beside their last lines, and for each highlight (which is no element) a button that is visible only while it
 * has the focus.
 */
export function MarkButtons({ label, marks, boxes, openId, onOpen, onFocus }: MarkButtonsProps) {
  if (marks.length === 0) return null;
  return (
    <ul className={styles['marks']} aria-label={texts.annotations.marks(label)}>
      {marks.map((located) => {
        const { kind, mark } = located;
        const box = boxes.get(mark.id);
        if (box === undefined) return null;
        const text = shownText(mark.text);
        return (
          <li key={mark.id}>
            <button
              type="button"
              className={styles[kind]}
              style={kind === 'note' ? { top: box.top } : { left: `min(${box.left}px, 100% - ${ROOM})`, top: box.top }}
              data-mark={mark.id}
              aria-label={kind === 'note' ? texts.annotations.noteIcon(text) : texts.annotations.highlightMarker(text)}
              title={located.kind === 'note' ? located.mark.content : undefined}
              aria-haspopup={kind === 'note' ? 'dialog' : 'menu'}
              aria-expanded={openId === mark.id}
              onClick={() => onOpen(located)}
              onFocus={() => onFocus(mark.id)}
              onBlur={() => onFocus(null)}
            >
              {kind === 'note' ? <IconNote size="1rem" aria-hidden /> : <span aria-hidden>{text}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
