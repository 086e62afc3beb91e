import { useEffect, useRef, useState, type ReactNode } from 'react';
import { texts } from '../texts/texts.ts';
import styles from './rich-text.module.css';

interface ScrollBoxProps {
  readonly children?: ReactNode;
}

/** Whether there is anything to scroll to: nothing, more beyond the edge, or only what was passed. */
type Extent = 'fits' | 'more' | 'end';

/** Lets something wide scroll sideways within itself; a keyboard can reach it only while there is something to scroll. */
export function ScrollBox({ children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [extent, setExtent] = useState<Extent>('fits');

  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const measure = () => setExtent(extentOf(element));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);

  const reachable = { tabIndex: 0, role: 'group', 'aria-label': texts.controls.wideTable };
  return (
    <div ref={box} className={styles['scroll']} data-extent={extent} {...(extent === 'fits' ? {} : reachable)}>
      {children}
    </div>
  );
}

function extentOf({ scrollWidth, clientWidth, scrollLeft }: Element): Extent {
  const hidden = scrollWidth - clientWidth;
  if (hidden <= 1) return 'fits';
  return Math.abs(scrollLeft) >= hidden - 1 ? 'end' : 'more';
}
