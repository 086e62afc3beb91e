import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import './styles.ts';
import { cssVariables, theme } from './theme.ts';
import { Toasts } from './toasts.tsx';

interface ThemeProviderProps {
  readonly children: ReactNode;
}

/** Wraps every screen of the console: the component library's theme, and the corner for toasts. */
export function ThemeProvider({ children }: ThemeProviderProps) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme="light">
      {children}
      <Toasts />
    </MantineProvider>
  );
}
