import type { LetteredChoice } from '@bandwise/domain';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { VisuallyHidden } from '../../theme/visually-hidden.tsx';
import { texts } from '../../texts/texts.ts';
import { directionOfItems } from '../../rich-text/direction.ts';
import styles from './choice-list.module.css';
import tick from '../../fields/tick.module.css';

interface ChoiceListProps {
  readonly kind: 'radio' | 'checkbox';
  readonly choices: readonly LetteredChoice[];
  readonly picked: readonly string[];
  readonly onPick: (value: string) => void;
  readonly labelledBy: string;
  readonly isDisabled: (value: string) => boolean;
  /** The right answers; null before they may be shown. */
  readonly keys: readonly string[] | null;
  /** Side by side and without letters: TRUE, FALSE, NOT GIVEN. */
  readonly short?: boolean;
}

/** The options of a question with one or several answers. */
export function ChoiceList(props: ChoiceListProps) {
  const { kind, choices, picked, onPick, labelledBy, isDisabled, keys, short = false } = props;
  const name = useId();
  return (
    <div
      className={styles['list']}
      role={kind === 'radio' ? 'radiogroup' : 'group'}
      aria-labelledby={labelledBy}
      dir={directionOfItems(choices)}
      data-short={short || undefined}
    >
      {choices.map(({ value, letter, text }) => {
        const isPicked = picked.includes(value);
        const mark = markOf(keys, value, isPicked);
        return (
          <label
            key={value}
            className={styles['choice']}
            data-picked={isPicked || undefined}
            data-disabled={isDisabled(value) || undefined}
            data-mark={mark?.kind}
          >
            <input
              className={tick['tick']}
              type={kind}
              name={name}
              value={value}
              checked={isPicked}
              disabled={isDisabled(value)}
              onChange={() => onPick(value)}
            />
            {/* The space keeps the letter and the text two words in the name of the choice. Marks are made in the text alone. */}
            {!short && <span className={styles['letter']} data-annotation-skip>{`${letter} `}</span>}
            {text}
            {mark !== null && (
              <span className={styles['mark']}>
                <mark.Icon size="1.125em" stroke={3} aria-hidden />
                <VisuallyHidden>({mark.label})</VisuallyHidden>
              </span>
            )}
          </label>
        );
      })}
    </div>
  );
}

const MARKS = {
  key: { kind: 'key', label: texts.questions.rightOption, Icon: IconCheck },
  miss: { kind: 'miss', label: texts.questions.wrongOption, Icon: IconX },
} as const;

/** The mark of one option in a review: right, or picked and wrong. */
function markOf(keys: readonly string[] | null, value: string, isPicked: boolean) {
  if (keys === null) return null;
  if (keys.includes(value)) return MARKS.key;
  return isPicked ? MARKS.miss : null;
}
