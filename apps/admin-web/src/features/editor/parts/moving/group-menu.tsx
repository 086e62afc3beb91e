import { Menu } from '@mantine/core';
import { IconClipboard, IconClipboardCopy, IconCut, IconFileExport } from '@tabler/icons-react';
import { useStore } from 'zustand';
import { texts } from '../../../../shared/texts/texts.ts';
import { toastSuccess } from '../../../../shared/toasts/toasts.ts';
import { groupById } from '../../model/form/parts.ts';
import { useEditor } from '../../session/editor-context.ts';
import { removeGroup } from './remove.ts';
import { clipOfGroup } from '../../model/exam-file/clip.ts';
import { MoreMenu } from './more-menu.tsx';
import { moveGroupTo, partTargets } from './move-to.ts';
import { PasteItem } from './paste-item.tsx';

const words = texts.moving;

interface GroupMenuProps {
  readonly part: number;
  readonly group: number;
  readonly name: string;
}

/** Copies a group, pastes beside it or into it, and moves it to another part. */
export function GroupMenu(props: GroupMenuProps) {
  return <MoreMenu name={props.name}>{() => <Items {...props} />}</MoreMenu>;
}

function Items({ part, group, name }: GroupMenuProps) {
  const editor = useEditor();
  const clip = useStore(editor.clipboard);
  const { form } = editor.store.getState();
  const take = (done: () => void) => {
    editor.flushes.flushAll();
    const copied = groupById(editor.store.getState().form, group);
    if (copied === undefined) return;
    editor.clipboard.copy(clipOfGroup(copied));
    done();
  };
  const copy = () => take(() => toastSuccess(words.copied(name), words.copiedTitle));
  const cut = () =>
    take(() => {
      removeGroup(editor, { part, group }, words.cutDone(name));
      toastSuccess(words.cutDone(name), words.cutTitle);
    });
  return (
    <>
      <Menu.Item leftSection={<IconClipboardCopy size={16} aria-hidden />} onClick={copy}>
        {words.copy(name)}
      </Menu.Item>
      <Menu.Item leftSection={<IconCut size={16} aria-hidden />} onClick={cut}>
        {words.cut(name)}
      </Menu.Item>
      {clip !== null && <PasteItem clip={clip} at={{ part, group, question: null }} name={name} Icon={IconClipboard} />}
      {partTargets(form, part).map((target) => (
        <Menu.Item
          key={target.part}
          leftSection={<IconFileExport size={16} aria-hidden />}
          onClick={() => moveGroupTo(editor, { group, name }, target)}
        >
          {words.part(target.name)}
        </Menu.Item>
      ))}
    </>
  );
}
