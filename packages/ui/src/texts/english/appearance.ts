import type { ContrastTheme, TextSize } from '../../theme/contrast.ts';
import { catalogue } from '../catalogue.ts';

/** How a learner may have a test look. */
export const appearance = catalogue('appearance', {
  contrast: {
    'black-on-white': 'Black on white',
    'white-on-black': 'White on black',
    'yellow-on-black': 'Yellow on black',
  } satisfies Record<ContrastTheme, string>,
  textSize: {
    regular: 'Regular',
    large: 'Large',
    'extra-large': 'Extra large',
  } satisfies Record<TextSize, string>,
} as const);
