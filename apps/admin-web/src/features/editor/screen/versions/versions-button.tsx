import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import { useEditor, useOpenPart } from '../../session/editor-context.ts';

const VersionsDialog = lazy(async () => {
  const { VersionsDialog: Dialog } = await import('./versions-dialog.tsx');
  return { default: Dialog };
});

/** Leads to the versions of the open part; nothing for one that is not published. */
export function VersionsButton() {
  const { flushes } = useEditor();
  const section = useOpenPart(({ base }) => base?.id ?? null);
  const [isOpen, setOpen] = useState(false);
  /** How often it was opened: each time it begins with the list. */
  const [times, setTimes] = useState(0);
  if (section === null) return null;
  return (
    <>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconHistory size={16} aria-hidden />}
        onClick={() => {
          flushes.flushAll();
          setOpen(true);
          setTimes(times + 1);
        }}
      >
        {texts.versions.open}
      </Button>
      {/* Fetched when it is first opened. */}
      {times > 0 && (
        <Suspense fallback={null}>
          <VersionsDialog
            key={`${section} ${times}`}
            section={section}
            opened={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
