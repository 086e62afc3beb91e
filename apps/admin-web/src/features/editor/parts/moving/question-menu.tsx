import { Menu } from '@mantine/core';
import { IconClipboard, IconClipboardCopy, IconCut } from '@tabler/icons-react';
import { useStore } from 'zustand';
import { capital } from '../../../../shared/texts/capital.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import { toastSuccess } from '../../../../shared/toasts/toasts.ts';
import { groupById } from '../../model/form/parts.ts';
import { useEditor } from '../../session/editor-context.ts';
import { removeQuestion } from './remove.ts';
import { clipOfQuestion } from '../../model/exam-file/clip.ts';
import { MoreMenu } from './more-menu.tsx';
import { groupTargets, moveQuestionTo } from './move-to.ts';
import { PasteItem, Why } from './paste-item.tsx';

const words = texts.moving;

interface QuestionMenuProps {
  readonly part: number;
  readonly group: number;
  readonly question: number;
  readonly name: string;
}

/** Copies a question, pastes after it, and moves it to another group that takes it. */
export function QuestionMenu(props: QuestionMenuProps) {
  return <MoreMenu name={props.name}>{() => <Items {...props} />}</MoreMenu>;
}

function Items({ part, group, question, name }: QuestionMenuProps) {
  const editor = useEditor();
  const clip = useStore(editor.clipboard);
  const { form } = editor.store.getState();
  const targets = groupTargets(form, group, question);
  const take = (done: () => void) => {
    const owner = groupById(form, group);
    const copied = owner?.questions.find(({ id }) => id === question);
    if (owner === undefined || copied === undefined) return;
    editor.clipboard.copy(clipOfQuestion(owner, copied));
    done();
  };
  const copy = () => take(() => toastSuccess(words.copied(capital(name)), words.copiedTitle));
  const cut = () =>
    take(() => {
      removeQuestion(editor, { part, group, question }, words.cutDone(capital(name)));
      toastSuccess(words.cutDone(capital(name)), words.cutTitle);
    });
  return (
    <>
      <Menu.Item leftSection={<IconClipboardCopy size={16} aria-hidden />} onClick={copy}>
        {words.copy(name)}
      </Menu.Item>
      <Menu.Item leftSection={<IconCut size={16} aria-hidden />} onClick={cut}>
        {words.cut(name)}
      </Menu.Item>
      {clip?.kind === 'questions' && (
        <PasteItem clip={clip} at={{ part, group, question }} name={name} Icon={IconClipboard} />
      )}
      {targets.length > 0 && <Menu.Label>{words.moveTo}</Menu.Label>}
      {targets.map((target) => (
        <Menu.Item
          key={target.group}
          disabled={target.misfit !== null}
          rightSection={target.misfit !== null && <Why>{words.misfits[target.misfit]}</Why>}
          onClick={() => moveQuestionTo(editor, question, target)}
        >
          {target.name}
        </Menu.Item>
      ))}
    </>
  );
}
