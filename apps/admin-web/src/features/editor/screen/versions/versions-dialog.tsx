import type { VersionRow } from '@bandwise/api-contract/admin';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import { useVersions } from './load-versions.ts';
import { VersionList } from './version-list.tsx';
import { VersionView } from './version-view.tsx';

interface VersionsDialogProps {
  /** The part's section. */
  readonly section: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The versions of a part, or the one of them that was chosen. */
export function VersionsDialog({ section, opened, onClose }: VersionsDialogProps) {
  const [shown, setShown] = useState<VersionRow | null>(null);
  const [page, setPage] = useState(1);
  const versions = useVersions(section, page);
  const current = versions.data?.current ?? 0;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={shown === null ? texts.versions.title : texts.versions.name(shown.version)}
      size="xl"
    >
      {shown === null ? (
        <VersionList versions={versions} page={page} onPage={setPage} onShow={setShown} />
      ) : (
        <VersionView
          section={section}
          shown={shown}
          current={current}
          onBack={() => setShown(null)}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}
