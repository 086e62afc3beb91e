import type { DraftDetail } from '@bandwise/api-contract/admin';
import { ApiError, createDeviceStorage } from '@bandwise/api-contract/client';
import { skills, type Skill } from '@bandwise/domain';
import { VisuallyHidden } from '@bandwise/ui/theme/visually-hidden.tsx';
import { Text } from '@mantine/core';
import { useEffect, useState, useMemo } from 'react';
import { useStore } from 'zustand';
import { useCurrentUser } from '../../../shared/account/current-user.ts';
import { useServices } from '../../../shared/services/services.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { useInstallationProfile } from '../fields/marking-profile.ts';
import { FromTextDialog } from '../import/paste/from-text-dialog.tsx';
import { checkExam } from '../model/findings/check-exam.ts';
import { ClipboardKeys } from '../parts/moving/clipboard-keys.tsx';
import { DragArea } from '../parts/moving/drag-area.tsx';
import { OfficialTimeRunner } from '../parts/recording/official-time-runner.tsx';
import { useDraft, type PublishedExam } from '../session/calls/load-exam.ts';
import { createEditor, draftOwner, type EditorSetup } from '../session/create-editor.ts';
import { claimTab, type ClaimedTab } from '../session/draft/claim-tab.ts';
import { createDrafts, type DraftOwner } from '../session/draft/device-drafts.ts';
import { EditorContext, useEditor, useSettledForm } from '../session/editor-context.ts';
import { ConfirmationDialog } from './confirmation-dialog.tsx';
import { LeaveGuard } from './drafts/leave-guard.tsx';
import { EditorScreen } from './editor-screen.tsx';

const storage = createDeviceStorage(() => window.localStorage);

interface EditorSessionProps {
  readonly skill: Skill;
  /** null: a new test. */
  readonly published: PublishedExam | null;
  /** The draft on the server that is opened; null: there is none, or it is a new test of this device. */
  readonly remote: DraftDetail | null;
}

/** One exam in one tab. Its drafts are this tab's alone: another tab at the same exam has others. */
export function EditorSession({ skill, published, remote }: EditorSessionProps) {
  const { api } = useServices();
  const userId = useCurrentUser().data?.id ?? '';
  const owner = draftOwner({ userId, skill, published, remote });
  const claim = useClaim(owner);
  if (claim === null) return <Loading skill={skill} />;
  const setup = { skill, published, owner, storage, claim, api, remote };
  return published === null && remote === null ? (
    <NewExamEditor key={claim.tabId} {...setup} />
  ) : (
    <EditorOfTab key={claim.tabId} {...setup} />
  );
}

/** A new test that this device knows by its draft opens with what that is now. */
function NewExamEditor(setup: EditorSetup) {
  const [known] = useState(() => createDrafts(storage, setup.owner, setup.claim.tabId).read('work')?.server?.id);
  return known === undefined ? <EditorOfTab {...setup} /> : <KnownDraftEditor {...setup} id={known} />;
}

function KnownDraftEditor({ id, ...setup }: EditorSetup & { readonly id: string }) {
  const { data, error, isPending } = useDraft(id);
  if (isPending) return <Loading skill={setup.skill} />;
  const isGone = error instanceof ApiError && error.status === 404;
  return <EditorOfTab {...setup} remote={data ?? (isGone ? null : undefined)} />;
}

function Loading({ skill }: { readonly skill: Skill }) {
  return <Text role="status">{texts.editor.loading[skill]}</Text>;
}

function useClaim({ userId, skill, examId }: DraftOwner): ClaimedTab | null {
  const [claim, setClaim] = useState<ClaimedTab | null>(null);
  useEffect(() => {
    let isHere = true;
    let release: (() => void) | null = null;
    const take = async () => {
      const claimed = await claimTab({ storage, locks: navigator.locks }, { userId, skill, examId });
      release = claimed.release;
      if (isHere) setClaim(claimed);
      else claimed.release();
    };
    void take();
    return () => {
      isHere = false;
      release?.();
    };
  }, [userId, skill, examId]);
  return claim;
}

/** The state of a test, its draft, and what happens to them. */
function EditorOfTab(setup: EditorSetup) {
  const [editor] = useState(() => createEditor(setup));
  useEffect(() => editor.draft.follow(), [editor]);
  return (
    <EditorContext value={editor}>
      <FindingRunner />
      {skills[editor.skill].hasRecording && <OfficialTimeRunner />}
      <DragArea>
        <EditorScreen />
      </DragArea>
      <ConfirmationDialog />
      <FromTextDialog />
      <LeaveGuard />
      {skills[editor.skill].isMarked && <ClipboardKeys />}
      <Announcer />
    </EditorContext>
  );
}

/** Tells those who do not see it what was added, moved or deleted. */
function Announcer() {
  const announcement = useStore(useEditor().announcements);
  return (
    <div role="status">
      <VisuallyHidden>{announcement}</VisuallyHidden>
    </div>
  );
}

/** Checks the test after every change, when the typing pauses. */
function FindingRunner() {
  const { board } = useEditor();
  const form = useSettledForm();
  const byDefault = useInstallationProfile();
  const facts = useStore(board, (state) => state.facts);
  const findings = useMemo(() => checkExam(form, facts, byDefault), [form, facts, byDefault]);
  useEffect(() => board.post(findings), [board, findings]);
  return null;
}
