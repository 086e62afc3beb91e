import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useStore } from 'zustand';
import { minuteText } from '@bandwise/ui/dates/date-text.ts';
import { createExamPath } from '../../../../shared/exams/paths.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import { isDirty } from '../../model/changes/editor-state.ts';
import { CopyJsonButton } from '../../import/json/copy-json-button.tsx';
import { useEditor } from '../../session/editor-context.ts';
import { useBeginAnother } from './begin-another.ts';
import type { DraftState } from '../../session/draft/draft-state.ts';

const { drafts, conflict } = texts.editor;

/** Says that unsaved work was restored, that a version of one's own is set aside, or that another tab is open. */
export function DraftBanner() {
  const { draft, store, confirmations, published } = useEditor();
  const { restored, restoredFrom, duplicateOf, isOutdated, isOverTheirs, conflictingKeys, isElsewhere, mine } =
    useStore(draft);
  const ask = (onConfirm: () => void, detail: string = drafts.discardDetail) =>
    confirmations.open({
      title: drafts.discardTitle,
      detail,
      confirmLabel: drafts.discard,
      onConfirm,
    });
  return (
    <>
      {mine !== null && (
        <Alert icon={<IconInfoCircle aria-hidden />} role="status">
          <Stack gap="xs">
            <Text size="sm">{conflict.kept(minuteText(mine.savedAt))}</Text>
            <Group gap="xs">
              <Button
                size="compact-sm"
                onClick={() => (isDirty(store.getState()) ? ask(draft.reopenMine) : draft.reopenMine())}
              >
                {conflict.takeMine}
              </Button>
              <CopyJsonButton label={conflict.copyMine} form={() => mine.form} />
              <Button size="compact-sm" variant="default" onClick={() => ask(draft.discardMine)}>
                {conflict.discardMine}
              </Button>
            </Group>
          </Stack>
        </Alert>
      )}
      {isOverTheirs && (
        <Alert icon={<IconInfoCircle aria-hidden />} role="status">
          {conflict.mineOverTheirs}
          {conflictingKeys.length > 0 && <Text size="sm">{conflict.keysChanged(conflictingKeys)}</Text>}
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
              {greeting({ restored, restoredFrom, duplicateOf })} {isOutdated && drafts.outdated}
            </Text>
            <StartAnother />
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => ask(draft.discard, whatIsDiscarded(draft.getState()))}
            >
              {drafts.discard}
            </Button>
          </Group>
        </Alert>
      )}
    </>
  );
}

function greeting(of: Pick<DraftState, 'restoredFrom' | 'duplicateOf'> & { readonly restored: number }): string {
  const { restored, restoredFrom, duplicateOf } = of;
  if (duplicateOf !== null) return drafts.duplicateOf(duplicateOf);
  const when = minuteText(restored);
  return restoredFrom === null ? drafts.restored(when) : drafts.restoredFrom(restoredFrom, when);
}

/** A new test that is safe on the server makes room for another. */
function StartAnother() {
  const { published, draft, skill } = useEditor();
  const { status } = useStore(draft);
  const begin = useBeginAnother();
  if (published !== null || status !== 'saved') return null;
  return (
    <Button size="compact-sm" variant="default" onClick={() => begin(createExamPath(skill))}>
      {drafts.startAnother}
    </Button>
  );
}

/** The draft on the server is shared; a version that another user saved later stays. */
function whatIsDiscarded({ ref, status, schedule }: DraftState): string {
  const isShared = ref !== null && status !== 'conflict';
  return [
    isShared ? drafts.discardForAll : drafts.discardDetail,
    ...(isShared && schedule !== null ? [drafts.discardSchedule(minuteText(schedule.publish_at))] : []),
    drafts.discardUndo,
  ].join(' ');
}
