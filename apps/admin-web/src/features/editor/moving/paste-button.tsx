import { Button } from '@mantine/core';
import { IconClipboard } from '@tabler/icons-react';
import { useStore } from 'zustand';
import { texts } from '../../../shared/texts/texts.ts';
import { useEditor } from '../screen/editor-context.ts';
import { countOf, pasteClip } from './paste-clip.ts';

/** Pastes copied groups at the end of the open part; not there while none are copied. */
export function PasteButton({ part }: { readonly part: number }) {
  const editor = useEditor();
  const clip = useStore(editor.clipboard);
  if (clip?.kind !== 'groups') return null;
  return (
    <Button
      variant="subtle"
      leftSection={<IconClipboard size={16} aria-hidden />}
      onClick={() => pasteClip(editor, clip, { part, group: null, question: null })}
    >
      {texts.moving.paste.groups(countOf(clip))}
    </Button>
  );
}
