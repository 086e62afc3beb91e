import { Button, Group, Text } from '@mantine/core';
import { useStore } from 'zustand';
import { editExamPath } from '../../../../shared/exams/paths.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import { CopyJsonButton } from '../../import/json/copy-json-button.tsx';
import { useBeginAnother } from './begin-another.ts';
import { useEditor } from '../../session/editor-context.ts';
import { fromRemote } from '../../session/server-draft/reconcile.ts';

const { drafts, conflict } = texts.editor;

/** Who else is editing the test, and what somebody else has done with the draft: neither version is lost. */
export function ServerLine() {
  const { server } = useEditor();
  const { editors, status, reason } = useStore(server);
  const names = editors.join(', ');
  return (
    <div role="status">
      {editors.length > 0 && (
        <Text size="sm">{editors.length === 1 ? drafts.editing(names) : drafts.editingMany(names)}</Text>
      )}
      {(status === 'conflict' || status === 'refused') && (
        <Text size="sm" c="var(--mantine-color-error)">
          {reason}
        </Text>
      )}
      {status === 'conflict' && <Choices />}
      <GoOn />
    </div>
  );
}

/** A new test that was published on time while it was written: what was written since is a change of that. */
function GoOn() {
  const { server, published, skill } = useEditor();
  const { becameSection, status } = useStore(server);
  const begin = useBeginAnother();
  if (published !== null || becameSection === null) return null;
  return (
    <>
      <Text size="sm">{drafts.publishedAsScheduled}</Text>
      <Button
        size="compact-sm"
        variant="default"
        disabled={status !== 'saved'}
        onClick={() => begin(editExamPath(skill, becameSection))}
      >
        {drafts.goOn}
      </Button>
    </>
  );
}

function Choices() {
  const { server, work, store, published } = useEditor();
  const { theirs } = useStore(server);
  const { mine } = useStore(work);
  const open = () => {
    if (theirs === null) return;
    work.setAsideFor(fromRemote(theirs, published === null ? null : store.getState().saved));
    server.takeTheirs(theirs);
  };
  return (
    <Group gap="xs">
      {theirs === null ? (
        <Button size="compact-sm" variant="default" onClick={server.saveAnew}>
          {drafts.saveAnew}
        </Button>
      ) : (
        <Button size="compact-sm" variant="default" disabled={mine !== null} onClick={open}>
          {drafts.openTheirs}
        </Button>
      )}
      <CopyJsonButton label={conflict.copyMine} form={() => store.getState().form} />
      {mine !== null && theirs !== null && <Text size="sm">{conflict.asideFirst}</Text>}
    </Group>
  );
}
