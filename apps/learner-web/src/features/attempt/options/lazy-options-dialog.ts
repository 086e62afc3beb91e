import { lazy } from 'react';

const load = () => import('./options-dialog.tsx');

/** Few change how a test looks; the dialog arrives for those who do. */
export const OptionsDialog = lazy(async () => ({ default: (await load()).OptionsDialog }));

/** Fetches the dialog before it is asked for. */
export const preloadOptions = () => void load().catch(() => undefined);
