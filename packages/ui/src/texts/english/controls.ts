import { catalogue } from '../catalogue.ts';

export const controls = catalogue('controls', {
  close: 'Close',
  wideTable: 'Table, scrolls sideways',
} as const);
