import { Modal } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { VersionList } from './version-list.tsx';
import { VersionView, type ShownVersion } from './version-view.tsx';

interface VersionsDialogProps {
  /** The part's section. */
  readonly section: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The versions of a part, or the one of them that was chosen. */
export function VersionsDialog({ section, opened, onClose }: VersionsDialogProps) {
  const [shown, setShown] = useState<ShownVersion | null>(null);
  const [page, setPage] = useState(1);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={shown === null ? texts.versions.title : texts.versions.name(shown.version)}
      size="xl"
    >
      {shown === null ? (
        <VersionList section={section} page={page} onPage={setPage} onShow={setShown} />
      ) : (
        <VersionView section={section} shown={shown} onBack={() => setShown(null)} onClose={onClose} />
      )}
    </Modal>
  );
}
