import type { DeliverySectionBody } from '@bandwise/api-contract/learner';
import { wordCount, writingAdvice } from '@bandwise/domain/internal';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { Text } from '@bandwise/ui/controls/text.tsx';
import { ConfirmDialog } from '@bandwise/ui/feedback/confirm-dialog.tsx';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { MyFeedbackLink } from '../../../shared/submissions/my-feedback-link.tsx';
import { useServices } from '../../../shared/services/services.ts';
import { countPasted, type Paste, type WritingDraft } from '../../../shared/submissions/writing-draft.ts';
import { HandedInNotice } from '../../../shared/submissions/handed-in-notice.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import classes from './hand-in.module.css';
import { LastSubmission } from './last-submission.tsx';
import type { DraftStore } from './draft-store.ts';
import { useHandIn } from './use-hand-in.ts';
import { useSavedDraft } from './use-saved-draft.ts';

interface HandInProps {
  readonly section: DeliverySectionBody;
  readonly draft: WritingDraft;
  readonly text: string;
  /** The latest paste into the box; null: none. */
  readonly paste: Paste | null;
  /** The screen has the state of the dialog, because a window that becomes narrow shows other panes with a new component. */
  readonly isConfirming: boolean;
  readonly onConfirming: (isConfirming: boolean) => void;
  /** The text must not change while it is being sent. */
  readonly onSending: (isSending: boolean) => void;
  /** Receives a text that was not typed into the box: the rest after handing in, or that of another device. */
  readonly onSent: (text: string) => void;
}

/** Hands in the text below the box, and shows what was handed in for this task before. */
export function HandIn(props: HandInProps) {
  const { section, draft, text, paste, isConfirming, onConfirming, onSending, onSent } = props;
  const written = useRef(text);
  const replaceText = (next: string) => {
    written.current = next;
    onSent(next);
  };
  const { isSending, isStuck, handedIn, problem, handIn } = useHandIn(draft, replaceText);
  const store = useSavedDraft({ draft, isSending, onText: replaceText });
  useEffect(() => {
    if (text === written.current) return;
    written.current = text;
    store.changed();
  }, [store, text]);
  const { device } = useServices();
  useEffect(() => {
    if (paste) countPasted(device, draft, paste);
    // A paste is counted once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [paste]);
  useEffect(() => onSending(isSending), [isSending, onSending]);
  const words = wordCount(text);
  const { words: advised } = writingAdvice(section);
  const { confirm, ...labels } = texts.submissions;
  return (
    <section aria-label={labels.handIn} className={classes['hand']}>
      <SaveState store={store} />
      <div className={classes['line']}>
        <Button loading={isSending} disabled={words === 0} onClick={() => onConfirming(true)}>
          {isSending ? labels.sending : labels.handIn}
        </Button>
        <MyFeedbackLink />
      </div>
      <Text tone="soft">{labels.handInHint(advised)}</Text>
      {isStuck && (
        <Text role="status" tone="wrong">
          {labels.offline}
        </Text>
      )}
      {problem && (
        <Text role="alert" tone="wrong">
          {problem.message}
        </Text>
      )}
      {handedIn && !isSending && (
        <HandedInNotice key={handedIn.id} id={handedIn.id} hint={labels.doneHint} open={labels.open} />
      )}
      {!handedIn && !isSending && <LastSubmission sectionId={section.id} />}
      <ConfirmDialog
        opened={isConfirming}
        title={confirm.title}
        confirmLabel={labels.handIn}
        cancelLabel={texts.common.cancel}
        onCancel={() => onConfirming(false)}
        onConfirm={() => {
          onConfirming(false);
          handIn(text);
        }}
      >
        <Text>
          {confirm.words(words)} {words < advised && confirm.short(advised)}
        </Text>
        <Text>{confirm.after}</Text>
      </ConfirmDialog>
    </section>
  );
}

/** The state of the draft. Read aloud only when it is not on the server: a word at every change would be noise. */
function SaveState({ store }: { readonly store: DraftStore }) {
  const { status, isOnDevice } = useStore(store);
  const isTrouble = status === 'offline' || status === 'refused';
  return (
    <Text role="status" aria-live={isTrouble ? 'polite' : 'off'} tone={isTrouble ? 'wrong' : 'soft'}>
      {(isOnDevice ? texts.attempt.saveStatus : texts.attempt.saveStatusHere)[status]}
    </Text>
  );
}
