import { Button } from '@bandwise/ui/controls/button.tsx';
import { Dialog } from '@bandwise/ui/controls/dialog.tsx';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { texts } from '../../../shared/texts/texts.ts';

interface TaskOverlayProps {
  readonly title: string;
  readonly onBack: () => void;
  readonly children: ReactNode;
}

/** A task over the whole of a narrow screen. */
export function TaskOverlay({ title, onBack, children }: TaskOverlayProps) {
  return (
    <Dialog
      opened
      title={title}
      onClose={onBack}
      top={
        <Button variant="subtle" leftSection={<IconArrowLeft size={18} aria-hidden />} onClick={onBack}>
          {texts.practiceList.backToList}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
