import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import './styles.ts';
import { cssVariables, theme } from './theme.ts';

interface ThemeProviderProps {
  readonly children: ReactNode;
}

/** What every screen stands in: the theme, and one toast at a time for five seconds (L:9). */
export function ThemeProvider({ children }: ThemeProviderProps) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme="light">
      <Notifications limit={1} autoClose={5000} position="top-right" />
      {children}
    </MantineProvider>
  );
}
