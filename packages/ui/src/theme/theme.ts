import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';
import { texts } from '../texts/texts.ts';

/** The one accent: ink blue. Shade 8 carries white text at 7:1. */
const ink: MantineColorsTuple = [
  '#eef5f9',
  '#dceaf2',
  '#b6d2e2',
  '#8cb8d1',
  '#669fbf',
  '#4a89ad',
  '#36779c',
  '#296789',
  '#1f5a7c',
  '#154560',
];

const SYSTEM_FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

export const theme = createTheme({
  primaryColor: 'ink',
  primaryShade: { light: 8, dark: 8 },
  colors: { ink },
  autoContrast: true,
  luminanceThreshold: 0.18,
  fontFamily: SYSTEM_FONT,
  headings: {
    fontFamily: SYSTEM_FONT,
    fontWeight: '650',
    sizes: { h1: { fontSize: 'clamp(1.625rem, 6vw, 2.125rem)' } },
  },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    Modal: {
      defaultProps: {
        centered: true,
        closeButtonProps: { 'aria-label': texts.controls.close },
        // Its <header> would be a second banner of the page.
        attributes: { header: { role: 'presentation' } },
        // A title may have two lines.
        styles: { title: { lineHeight: 1.35 } },
      },
    },
  },
});

/** Mantine's own greys, reds and light variants miss WCAG AA on white; these meet it. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-text': 'var(--bw-text)',
    '--mantine-color-body': 'var(--bw-bg)',
    '--mantine-color-dimmed': 'var(--bw-text-soft)',
    '--mantine-color-placeholder': 'var(--bw-text-soft)',
    '--mantine-color-error': 'var(--bw-wrong)',
    '--mantine-color-gray-4': 'var(--bw-control)',
    '--mantine-color-default-border': 'var(--bw-control)',
    '--mantine-color-red-light': 'var(--bw-wrong-soft)',
    '--mantine-color-red-light-color': 'var(--bw-wrong)',
    '--mantine-color-green-light': 'var(--bw-right-soft)',
    '--mantine-color-green-light-color': 'var(--bw-right)',
    '--mantine-color-yellow-light-color': 'var(--mantine-color-yellow-text)',
    '--mantine-color-yellow-text': 'var(--bw-warn)',
    '--mantine-color-green-text': 'var(--bw-right)',
    '--mantine-color-red-text': 'var(--bw-wrong)',
  },
  dark: {},
});
