import { Button, Modal } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './task-panes.module.css';
import { texts } from '../../../shared/texts/texts.ts';

interface TaskOverlayProps {
  readonly title: string;
  readonly onBack: () => void;
  readonly children: ReactNode;
}

/** A task over the whole of a narrow screen. */
export function TaskOverlay({ title, onBack, children }: TaskOverlayProps) {
  return (
    <Modal.Root opened fullScreen onClose={onBack} transitionProps={{ duration: 0 }}>
      <Modal.Content>
        <Modal.Header role="presentation" className={classes['overlayTop'] ?? ''}>
          <Button variant="subtle" leftSection={<IconArrowLeft size={18} aria-hidden />} onClick={onBack}>
            {texts.practiceList.backToList}
          </Button>
        </Modal.Header>
        <Modal.Body className={classes['overlay'] ?? ''}>
          <Modal.Title className={classes['title'] ?? ''}>{title}</Modal.Title>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
