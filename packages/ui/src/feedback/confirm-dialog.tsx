import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Dialog } from '../controls/dialog.tsx';
import { Row, Stack } from '../controls/stack.tsx';

interface ConfirmDialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly children?: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly onConfirm: () => void;
  /** Also called by the cross, Escape and a click beside the dialog. */
  readonly onCancel: () => void;
  /** The confirmed action destroys something. */
  readonly danger?: boolean;
  /** The confirmed action is running. */
  readonly pending?: boolean;
}

/** A confirmation before an action that can't be undone. The focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    opened,
    title,
    children,
    confirmLabel,
    cancelLabel,
    onConfirm,
    onCancel,
    danger = false,
    pending = false,
  } = props;
  return (
    <Dialog opened={opened} onClose={onCancel} title={title} isBusy={pending}>
      <Stack gap="lg">
        {children}
        <Row justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel} disabled={pending} data-autofocus>
            {cancelLabel}
          </Button>
          <Button tone={danger ? 'danger' : 'accent'} onClick={onConfirm} loading={pending}>
            {confirmLabel}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
