import { Alert, Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { regradePath } from '../../../../shared/regrade/paths.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import { partById } from '../../model/form/parts.ts';
import { useEditorState, useSettledForm } from '../../session/editor-context.ts';
import { changedKeys } from '../../model/compare/compare-keys.ts';

const words = texts.groups.keys;

/** A changed key applies from then on; past results change only by correcting the key. */
export function KeysNote({ part }: { readonly part: number }) {
  const form = useSettledForm();
  const saved = useEditorState((state) => state.saved);
  const open = partById(form, part);
  if (!open?.base || open.groups.length === 0) return null;
  const changed = changedKeys(open, saved);
  const [first] = changed;
  const link = (
    <Anchor component={Link} to={regradePath(open.base.id, first)} inherit underline="always">
      {words.toRegrade}
    </Anchor>
  );
  // The element stays, so that screen readers announce a change.
  return (
    <div role="status">
      {first === undefined ? (
        <Text size="sm" c="dimmed">
          {words.note} {link}
        </Text>
      ) : (
        <Alert color="yellow">
          {words.changed(changed)} {link}
        </Alert>
      )}
    </div>
  );
}
