import { ConfirmDialog } from '@bandwise/ui/feedback/confirm-dialog.tsx';
import { Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { useEditor } from './editor-context.ts';

export interface Confirmation {
  readonly title: string;
  readonly detail: string;
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
}

export interface Confirmations {
  readonly ask: (confirmation: Confirmation) => void;
  readonly close: () => void;
  readonly asked: () => Confirmation | null;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createConfirmations(): Confirmations {
  const listeners = new Set<() => void>();
  let asked: Confirmation | null = null;
  const set = (next: Confirmation | null) => {
    asked = next;
    for (const listener of listeners) listener();
  };
  return {
    ask: set,
    close: () => set(null),
    asked: () => asked,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** One dialog for everything in the editor that cannot be taken back. */
export function ConfirmationDialog() {
  const { confirmations } = useEditor();
  const asked = useSyncExternalStore(confirmations.subscribe, confirmations.asked);
  return (
    <ConfirmDialog
      opened={asked !== null}
      title={asked?.title ?? ''}
      confirmLabel={asked?.confirmLabel ?? ''}
      cancelLabel={texts.cancel}
      danger
      onCancel={confirmations.close}
      onConfirm={() => {
        confirmations.close();
        asked?.onConfirm();
      }}
    >
      <Text>{asked?.detail}</Text>
    </ConfirmDialog>
  );
}
