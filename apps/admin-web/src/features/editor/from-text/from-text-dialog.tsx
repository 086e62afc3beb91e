import { Center, Loader, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import type { PasteTarget } from './to-take-over.ts';

const FromTextForm = lazy(async () => {
  const module = await import('./from-text-form.tsx');
  return { default: module.FromTextForm };
});

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
  return (
    <Modal opened={target !== null} onClose={onClose} title={title} size="80rem" fullScreen={isNarrow}>
      <Suspense
        fallback={
          <Center mih="50dvh">
            <Loader aria-label={texts.fromText.loading} />
          </Center>
        }
      >
        {target !== null && <FromTextForm target={target} file={file} onClose={onClose} />}
      </Suspense>
    </Modal>
  );
}
