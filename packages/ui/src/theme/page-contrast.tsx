import { createContext, useLayoutEffect, type ReactNode } from 'react';
import type { ContrastTheme } from './contrast.ts';

/** The contrast of the page around an exam surface; null: the product's own colours. */
export const PageContrastContext = createContext<ContrastTheme | null>(null);

interface PageContrastProps {
  readonly contrast: ContrastTheme | null;
  readonly children: ReactNode;
}

/** Applies the contrast to the whole document, including portals. */
export function PageContrast({ contrast, children }: PageContrastProps) {
  useLayoutEffect(() => {
    setRootContrast(contrast);
    return () => setRootContrast(null);
  }, [contrast]);
  return <PageContrastContext value={contrast}>{children}</PageContrastContext>;
}

export function setRootContrast(contrast: ContrastTheme | null): void {
  const root = document.documentElement;
  if (contrast === null) root.removeAttribute('data-exam-contrast');
  else root.setAttribute('data-exam-contrast', contrast);
}
