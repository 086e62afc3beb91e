import { Button, Group, Stack } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { useCallback, type ReactNode, type RefObject } from 'react';
import { focusPlace } from '../../session/focus/focus-place.ts';
import { RichTextField } from '../../fields/rich-text-field.tsx';
import { useField, useNoteLost } from '../../fields/use-field.ts';
import type { BlankOwners, RestoredBlanks } from '../../rich-text/blanks/blank-history.ts';
import type { RichTextEditorHandle } from '../../rich-text/rich-text-editor.tsx';
import { useDispatch } from '../../session/editor-context.ts';

interface OptionalTextFieldProps {
  readonly part: number;
  readonly group: number;
  readonly field: 'paragraph' | 'imgContent';
  /** null: hidden until it is added. */
  readonly html: string | null;
  readonly label: string;
  readonly description?: string;
  readonly height: number;
  readonly add: { readonly label: string; readonly Icon: Icon };
  readonly removeLabel: string;
  readonly handle?: RefObject<RichTextEditorHandle | null>;
  /** Replaces the field's own change of the group. */
  readonly onWrite?: (html: string) => void;
  readonly blankOwners?: BlankOwners;
  readonly onBlanksRestored?: (restored: RestoredBlanks) => void;
  /** Before the button that removes it. */
  readonly actions?: ReactNode;
}

/** A text of a group that most groups lack. */
export function OptionalTextField({ part, group, field, html, add, removeLabel, ...shown }: OptionalTextFieldProps) {
  const { actions, onWrite, ...looks } = shown;
  const dispatch = useDispatch();
  const place = useField({ part, group, field });
  const onLost = useNoteLost({ part, group, field });
  const set = useCallback(
    (next: string | null) => dispatch({ type: 'setGroup', group, patch: { [field]: next } }),
    [dispatch, group, field],
  );
  const toggle = (next: '' | null) => () => {
    set(next);
    focusPlace({ part, group, question: null, field });
  };
  if (html === null) {
    return (
      <Group>
        <Button
          id={place.id}
          variant="subtle"
          size="compact-sm"
          leftSection={<add.Icon size={16} aria-hidden />}
          onClick={toggle('')}
        >
          {add.label}
        </Button>
      </Group>
    );
  }
  return (
    <Stack gap="xs">
      <RichTextField {...place} {...looks} onLost={onLost} value={html} onChange={onWrite ?? set} />
      <Group gap="xs">
        {actions}
        <Button variant="subtle" size="compact-sm" onClick={toggle(null)}>
          {removeLabel}
        </Button>
      </Group>
    </Stack>
  );
}
