import { useLayoutEffect, type ReactNode } from 'react';
import type { ContrastTheme, TextSize } from './contrast.ts';
import styles from './exam-surface.module.css';

interface ExamSurfaceProps {
  readonly contrast: ContrastTheme;
  readonly textSize: TextSize;
  readonly children: ReactNode;
}

/**
 * Everything inside follows the learner's colours and text size. While it is mounted the document's root carries them
 * too: dialogs, menus and toasts are portals outside this element, and rem is measured from the root.
 */
export function ExamSurface({ contrast, textSize, children }: ExamSurfaceProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.setAttribute('data-exam-contrast', contrast);
    root.setAttribute('data-exam-text-size', textSize);
    return () => {
      root.removeAttribute('data-exam-contrast');
      root.removeAttribute('data-exam-text-size');
    };
  }, [contrast, textSize]);

  return (
    <div className={styles['surface']} data-exam-contrast={contrast} data-exam-text-size={textSize}>
      {children}
    </div>
  );
}
