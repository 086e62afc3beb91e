import { Menu, Text } from '@mantine/core';
import type { Icon as TablerIcon } from '@tabler/icons-react';
import { texts } from '../../../../shared/texts/texts.ts';
import { groupById } from '../../model/form/parts.ts';
import { useEditor } from '../../session/editor-context.ts';
import type { Clip } from '../../model/exam-file/clip.ts';
import { clipMisfit, countOf, pasteClip, type PasteAt } from './paste-clip.ts';

const words = texts.moving;

interface PasteItemProps {
  readonly clip: Clip;
  readonly at: PasteAt;
  /** The name of the target. */
  readonly name: string;
  readonly Icon: TablerIcon;
}

export function PasteItem({ clip, at, name, Icon }: PasteItemProps) {
  const editor = useEditor();
  const group = at.group === null ? undefined : groupById(editor.store.getState().form, at.group);
  const why = clip.kind === 'questions' && group !== undefined ? clipMisfit(clip, group) : null;
  const what = words.paste[clip.kind](countOf(clip));
  const isInto = clip.kind === 'questions' && at.question === null;
  return (
    <Menu.Item
      leftSection={<Icon size={16} aria-hidden />}
      disabled={why !== null}
      rightSection={why !== null && <Why>{words.misfits[why]}</Why>}
      onClick={() => pasteClip(editor, clip, at)}
    >
      {isInto ? words.pasteInto(what, name) : words.pasteAfter(what, name)}
    </Menu.Item>
  );
}

export function Why({ children }: { readonly children: string }) {
  return (
    <Text span size="xs">
      {children}
    </Text>
  );
}
