import { ConfirmDialog } from '@bandwise/ui/feedback/confirm-dialog.tsx';
import { Text } from '@mantine/core';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useStore } from 'zustand';
import { texts } from '../../../../shared/texts/texts.ts';
import { isDirty } from '../../model/changes/editor-state.ts';
import { useEditor } from '../../session/editor-context.ts';

const { drafts } = texts.editor;

/** Asks before unsaved work is left, by a link or by closing the page. */
export function LeaveGuard() {
  const { store, flushes, draft } = useEditor();
  const { device } = useStore(draft);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (currentLocation.pathname === nextLocation.pathname) return false;
    flushes.flushAll();
    return isDirty(store.getState());
  });
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      flushes.flushAll();
      if (isDirty(store.getState())) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [store, flushes]);
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      title={drafts.leaveTitle}
      confirmLabel={drafts.leave}
      cancelLabel={drafts.stay}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      <Text>{device === 'failed' ? drafts.leaveLost : drafts.leaveKept}</Text>
    </ConfirmDialog>
  );
}
