import type { LetteredChoice } from '@bandwise/domain';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { texts } from '../../texts/texts.ts';
import { directionOfItems } from '../../rich-text/direction.ts';
import { useCoveredHeight } from './use-covered-height.ts';
import styles from './choice-legend.module.css';

interface ChoiceLegendProps {
  readonly choices: readonly LetteredChoice[];
  /** The title, such as `List of Headings`. */
  readonly title: string | undefined;
}

/**
 * The list of choices with their letters, once for all questions of a group. It is sticky while they are answered, and collapsible. Its
 * parent has the class `area`.
 */
export function ChoiceLegend({ choices, title }: ChoiceLegendProps) {
  const id = useId();
  const box = useRef<HTMLDetailsElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useCoveredHeight(box);
  const canScroll = useCanScroll(list);
  const name = title ?? texts.questions.choicesFrom(choices[0]?.letter ?? '', choices.at(-1)?.letter ?? '');
  return (
    <details ref={box} className={styles['legend']} open>
      <summary id={id} className={styles['title']}>
        {name}
      </summary>
      {/* Focusable only while it is scrollable. */}
      <div
        ref={list}
        className={styles['list']}
        {...(canScroll && { tabIndex: 0, role: 'group', 'aria-labelledby': id })}
      >
        <dl className={styles['choices']} dir={directionOfItems(choices)}>
          {choices.map(({ value, letter, text }) => (
            <div key={value}>
              <dt>{letter}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}

function useCanScroll(box: RefObject<HTMLElement | null>): boolean {
  const [canScroll, setCanScroll] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const measure = () => setCanScroll(element.scrollHeight > element.clientHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return canScroll;
}
