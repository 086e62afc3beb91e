import { lazy } from 'react';

/** Few change how a test looks; the dialog arrives for those who do. */
export const OptionsDialog = lazy(async () => ({ default: (await import('./options-dialog.tsx')).OptionsDialog }));
