import { Button, Group } from '@mantine/core';
import { IconCode, IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import { useEditor } from '../../session/editor-context.ts';
import { ImportDialog } from './import-dialog.tsx';
import { JsonDialog } from './json-dialog.tsx';

const json = texts.examFile;

export function JsonButtons() {
  const { flushes } = useEditor();
  const [opened, setOpened] = useState<'output' | 'import' | null>(null);
  const open = (dialog: 'output' | 'import') => {
    flushes.flushAll();
    setOpened(dialog);
  };
  return (
    <Group gap="xs">
      <Button
        variant="default"
        size="sm"
        leftSection={<IconCode size={16} aria-hidden />}
        onClick={() => open('output')}
      >
        {json.open}
      </Button>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconFileImport size={16} aria-hidden />}
        onClick={() => open('import')}
      >
        {json.importOpen}
      </Button>
      <JsonDialog opened={opened === 'output'} onClose={() => setOpened(null)} />
      <ImportDialog opened={opened === 'import'} onClose={() => setOpened(null)} />
    </Group>
  );
}
