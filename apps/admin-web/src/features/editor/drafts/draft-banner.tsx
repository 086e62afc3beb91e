import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useStore } from 'zustand';
import { texts } from '../../../shared/texts/texts.ts';
import { isDirty } from '../form/editor-state.ts';
import { newExam } from '../form/new-exam.ts';
import { CopyJsonButton } from '../exam-file/copy-json-button.tsx';
import { useEditor } from '../screen/editor-context.ts';

const { drafts, conflict } = texts.editor;

/** Says that unsaved work was restored, that a version of one's own is set aside, or that another tab is open. */
export function DraftBanner() {
  const { work, store, confirmations, published } = useEditor();
  const { restored, restoredFrom, isOutdated, isOverTheirs, isElsewhere, mine } = useStore(work);
  const ask = (onConfirm: () => void) =>
    confirmations.ask({
      title: drafts.discardTitle,
      detail: drafts.discardDetail,
      confirmLabel: drafts.discard,
      onConfirm,
    });
  return (
    <>
      {mine !== null && (
        <Alert icon={<IconInfoCircle aria-hidden />} role="status">
          <Stack gap="xs">
            <Text size="sm">{conflict.kept(clock(mine.savedAt))}</Text>
            <Group gap="xs">
              <Button
                size="compact-sm"
                onClick={() => (isDirty(store.getState()) ? ask(work.takeBack) : work.takeBack())}
              >
                {conflict.takeMine}
              </Button>
              <CopyJsonButton label={conflict.copyMine} form={() => mine.form} />
              <Button size="compact-sm" variant="default" onClick={() => ask(work.discardMine)}>
                {conflict.discardMine}
              </Button>
            </Group>
          </Stack>
        </Alert>
      )}
      {isOverTheirs && (
        <Alert icon={<IconInfoCircle aria-hidden />} role="status">
          {conflict.mineOverTheirs}
        </Alert>
      )}
      {isElsewhere && (
        <Alert icon={<IconInfoCircle aria-hidden />} role="status">
          {published === null ? drafts.elsewhereNew : drafts.elsewhere}
        </Alert>
      )}
      {restored !== null && (
        <Alert icon={<IconInfoCircle aria-hidden />} role="status">
          <Group gap="xs">
            <Text size="sm">
              {restoredFrom === null
                ? drafts.restored(clock(restored))
                : drafts.restoredFrom(restoredFrom, clock(restored))}{' '}
              {isOutdated && drafts.outdated}
            </Text>
            <StartAnother />
            <Button size="compact-sm" variant="default" onClick={() => ask(work.discard)}>
              {drafts.discard}
            </Button>
          </Group>
        </Alert>
      )}
    </>
  );
}

/** A new test that is safe on the server makes room for another. */
function StartAnother() {
  const { published, server, store, skill, work } = useEditor();
  const { status } = useStore(server);
  if (published !== null || status !== 'saved') return null;
  const start = () => {
    server.forget();
    const form = newExam(skill);
    store.dispatch({ type: 'replace', form, saved: form });
    work.keep();
  };
  return (
    <Button size="compact-sm" variant="default" onClick={start}>
      {drafts.startAnother}
    </Button>
  );
}

function clock(time: number): string {
  return new Date(time).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
}
