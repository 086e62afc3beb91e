import { createElement, lazy, Suspense, type ComponentProps } from 'react';
import { UnansweredNotice } from '../layout/unanswered-notice.tsx';
import type { UnlockDialog as Dialog } from './unlock-dialog.tsx';

const LoadedDialog = lazy(async () => ({ default: (await import('./unlock-dialog.tsx')).UnlockDialog }));

/** The password is rarely asked for; the dialog arrives when it is, and the page behind it stays while it comes. */
export function UnlockDialog(props: ComponentProps<typeof Dialog>) {
  return createElement(Suspense, { fallback: createElement(UnansweredNotice) }, createElement(LoadedDialog, props));
}
