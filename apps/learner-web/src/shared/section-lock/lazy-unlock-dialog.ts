import { lazy } from 'react';

/** The password is rarely asked for; the dialog arrives when it is. */
export const UnlockDialog = lazy(async () => ({ default: (await import('./unlock-dialog.tsx')).UnlockDialog }));
