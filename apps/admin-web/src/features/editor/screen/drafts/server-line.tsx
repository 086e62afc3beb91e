import { Button, Group, Text } from '@mantine/core';
import { useStore } from 'zustand';
import { editExamPath } from '../../../../shared/exams/paths.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import { CopyJsonButton } from '../../import/json/copy-json-button.tsx';
import { useBeginAnother } from './begin-another.ts';
import { useEditor } from '../../session/editor-context.ts';

const { drafts, conflict } = texts.editor;

/** Shows other editors of the test, and changes that others made to the draft; neither version is lost. */
export function ServerLine() {
  const { editors, status, reason } = useStore(useEditor().draft);
  return (
    <div role="status">
      {editors.length > 0 && <Text size="sm">{drafts.editing(editors)}</Text>}
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
  const { draft, published, skill } = useEditor();
  const { publishedSection, status } = useStore(draft);
  const begin = useBeginAnother();
  if (published !== null || publishedSection === null) return null;
  return (
    <>
      <Text size="sm">{drafts.publishedAsScheduled}</Text>
      <Button
        size="compact-sm"
        variant="default"
        disabled={status !== 'saved'}
        onClick={() => begin(editExamPath(skill, publishedSection))}
      >
        {drafts.goOn}
      </Button>
    </>
  );
}

function Choices() {
  const { draft, store } = useEditor();
  const { theirs, mine } = useStore(draft);
  return (
    <Group gap="xs">
      {theirs === null ? (
        <Button size="compact-sm" variant="default" onClick={draft.beginAgain}>
          {drafts.saveAnew}
        </Button>
      ) : (
        <Button size="compact-sm" variant="default" disabled={mine !== null} onClick={draft.openTheirs}>
          {drafts.openTheirs}
        </Button>
      )}
      <CopyJsonButton label={conflict.copyMine} form={() => store.getState().form} />
      {mine !== null && theirs !== null && <Text size="sm">{conflict.asideFirst}</Text>}
    </Group>
  );
}
