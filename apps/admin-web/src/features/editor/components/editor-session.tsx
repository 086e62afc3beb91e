import type { Skill } from '@bandwise/domain';
import { useEffect, useState } from 'react';
import { useCurrentUser } from '../../../shared/account/current-user.ts';
import type { PublishedTest } from '../api/load-test.ts';
import { Announcer } from './announcer.tsx';
import { ConfirmationDialog } from './confirmation.tsx';
import { createEditor, type EditorSetup } from './create-editor.ts';
import { EditorContext } from './editor-context.ts';
import { EditorScreen } from './editor-screen.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { NoticeRunner } from './notice-runner.tsx';

interface EditorSessionProps {
  readonly skill: Skill;
  /** null: a new test. */
  readonly published: PublishedTest | null;
}

/** One sitting at one test: its state, its draft, and what happens to them. */
export function EditorSession({ skill, published }: EditorSessionProps) {
  const userId = useCurrentUser().data?.id ?? '';
  const [editor] = useState(() => createEditor({ skill, published, userId } satisfies EditorSetup));
  useEffect(() => editor.work.follow(), [editor]);
  return (
    <EditorContext value={editor}>
      <NoticeRunner />
      <EditorScreen />
      <ConfirmationDialog />
      <LeaveGuard />
      <Announcer />
    </EditorContext>
  );
}
