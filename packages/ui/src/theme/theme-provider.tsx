import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { LazyToasts } from './lazy-toasts.tsx';
import './styles.ts';
import { cssVariables, theme } from './theme.ts';

interface ThemeProviderProps {
  readonly children: ReactNode;
}

/** What every screen stands in: the theme, and the corner for toasts. */
export function ThemeProvider({ children }: ThemeProviderProps) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme="light">
      {children}
      <LazyToasts />
    </MantineProvider>
  );
}
