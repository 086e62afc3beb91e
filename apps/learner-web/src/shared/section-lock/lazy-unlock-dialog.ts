import { createElement, lazy, Suspense, type ComponentProps } from 'react';
import type { UnlockDialog as Dialog } from './unlock-dialog.tsx';

const LoadedDialog = lazy(async () => ({ default: (await import('./unlock-dialog.tsx')).UnlockDialog }));

/** The password is rarely asked for; the dialog arrives when it is, and the page behind it stays while it comes. */
export function UnlockDialog(props: ComponentProps<typeof Dialog>) {
  return createElement(Suspense, { fallback: null }, createElement(LoadedDialog, props));
}
