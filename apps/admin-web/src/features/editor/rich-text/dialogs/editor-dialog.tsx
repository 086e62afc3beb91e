import { Button, Group, Modal, Stack } from '@mantine/core';
import type { LexicalEditor } from 'lexical';
import type { ReactNode, SubmitEvent } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';

/** The props of every dialog of the editor. */
export interface DialogProps {
  readonly editor: LexicalEditor;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called after the dialog has disappeared. */
  readonly onClosed: () => void;
}

interface EditorDialogProps extends DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  readonly isPending?: boolean;
  /** Beside Cancel and the confirming button. */
  readonly extraButton?: ReactNode;
}

/** A small form over the page. */
export function EditorDialog(props: EditorDialogProps) {
  const { isOpen, onClose, onClosed, title, children, confirmLabel, onConfirm, isPending = false, extraButton } = props;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React would pass it to the form around the editor.
    event.stopPropagation();
    if (!isPending) onConfirm();
  };

  return (
    <Modal opened={isOpen} onClose={onClose} onExitTransitionEnd={onClosed} title={title} returnFocus={false}>
      <form onSubmit={submit} noValidate aria-label={title}>
        <Stack gap="md" pt={4}>
          {children}
          <Group justify="flex-end" gap="sm">
            {extraButton}
            <Button variant="default" onClick={onClose}>
              {texts.common.cancel}
            </Button>
            <Button type="submit" disabled={isPending}>
              {confirmLabel}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
