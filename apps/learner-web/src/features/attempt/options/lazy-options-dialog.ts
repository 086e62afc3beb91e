import { codeOf } from '@bandwise/ui/late/code.ts';
import { late } from '@bandwise/ui/late/late.tsx';

const code = codeOf(async () => (await import('./options-dialog.tsx')).OptionsDialog);

/** Few change how a test looks; the dialog arrives for those who do. */
export const OptionsDialog = late(code);

export const bringOptions = code.bring;

/** Preloads the dialog. */
export const preloadOptions = () => void bringOptions().catch(() => undefined);
