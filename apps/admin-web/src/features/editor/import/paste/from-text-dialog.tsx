import { ConfirmDialog } from '@bandwise/ui/feedback/confirm-dialog.tsx';
import { Center, Loader, Modal, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { texts } from '../../../../shared/texts/texts.ts';
import { useEditor } from '../../session/editor-context.ts';

const FromTextForm = lazy(async () => {
  const module = await import('./from-text-form.tsx');
  return { default: module.FromTextForm };
});

const { fromText } = texts;
const NARROW = '(max-width: 48em)';

/** Converts text into groups. The recogniser is loaded when the dialog opens. */
export function FromTextDialog() {
  const { pasteDialog } = useEditor();
  const request = useStore(pasteDialog);
  // The title stays while the dialog fades out.
  const [title, setTitle] = useState('');
  if (request !== null && request.title !== title) setTitle(request.title);
  const isNarrow = useMediaQuery(NARROW);
  const [isFilled, setFilled] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const close = () => (isFilled ? setAsking(true) : pasteDialog.close());
  return (
    <>
      <Modal
        opened={request !== null}
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
          {request !== null && (
            <FromTextForm
              target={request.target}
              file={request.file}
              onFilled={setFilled}
              onCancel={close}
              onAdded={pasteDialog.close}
            />
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
          pasteDialog.close();
        }}
      >
        <Text>{fromText.discardDetail}</Text>
      </ConfirmDialog>
    </>
  );
}
