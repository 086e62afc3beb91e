import { ConfirmDialog } from '@bandwise/ui/feedback/confirm-dialog.tsx';
import { Center, Loader, Modal, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import type { PasteTarget } from './to-take-over.ts';

const FromTextForm = lazy(async () => {
  const module = await import('./from-text-form.tsx');
  return { default: module.FromTextForm };
});

const { fromText } = texts;
const NARROW = '(max-width: 48em)';

interface FromTextDialogProps {
  readonly title: string;
  /** null: closed. */
  readonly target: PasteTarget | null;
  /** A Word file to begin with. */
  readonly file?: File | null;
  readonly onClose: () => void;
}

/** Text in, groups out. The recogniser is fetched when the dialog opens. */
export function FromTextDialog({ title, target, file = null, onClose }: FromTextDialogProps) {
  const isNarrow = useMediaQuery(NARROW);
  const [isFilled, setFilled] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const close = () => (isFilled ? setAsking(true) : onClose());
  return (
    <>
      <Modal
        opened={target !== null}
        onClose={close}
        title={title}
        size="80rem"
        fullScreen={isNarrow}
        closeOnClickOutside={false}
        // The dialog's own listener would open the question and close it again with the same key.
        closeOnEscape={!isFilled}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && isFilled && !event.nativeEvent.isComposing) close();
        }}
      >
        <Suspense
          fallback={
            <Center mih="50dvh">
              <Loader aria-label={fromText.loading} />
            </Center>
          }
        >
          {target !== null && (
            <FromTextForm target={target} file={file} onFilled={setFilled} onCancel={close} onAdded={onClose} />
          )}
        </Suspense>
      </Modal>
      <ConfirmDialog
        opened={isAsking}
        title={fromText.discardTitle}
        confirmLabel={fromText.discard}
        cancelLabel={fromText.goOn}
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
      >
        <Text>{fromText.discardDetail}</Text>
      </ConfirmDialog>
    </>
  );
}
