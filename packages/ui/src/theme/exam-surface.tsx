import { use, useLayoutEffect, type ReactNode } from 'react';
import type { ContrastTheme, TextSize } from './contrast.ts';
import { PageContrastContext, setRootContrast } from './page-contrast.tsx';
import styles from './exam-surface.module.css';

interface ExamSurfaceProps {
  readonly contrast: ContrastTheme;
  readonly textSize: TextSize;
  readonly children: ReactNode;
}

/**
 * Applies the learner's colours and text size to its content. While it is mounted the document's root has them too: dialogs, menus and
 * toasts are portals outside this element, and rem is measured from the root.
 */
export function ExamSurface({ contrast, textSize, children }: ExamSurfaceProps) {
  const around = use(PageContrastContext);
  useLayoutEffect(() => {
    const root = document.documentElement;
    setRootContrast(contrast);
    root.setAttribute('data-exam-text-size', textSize);
    return () => {
      setRootContrast(around);
      root.removeAttribute('data-exam-text-size');
    };
  }, [contrast, textSize, around]);

  return (
    <div className={styles['surface']} data-exam-contrast={contrast} data-exam-text-size={textSize}>
      {children}
    </div>
  );
}
