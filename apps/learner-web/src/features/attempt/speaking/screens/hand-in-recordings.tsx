import { Button } from '@bandwise/ui/controls/button.tsx';
import { Text } from '@bandwise/ui/controls/text.tsx';
import { ConfirmDialog } from '@bandwise/ui/feedback/confirm-dialog.tsx';
import { useState } from 'react';
import { MyFeedbackLink } from '../../../../shared/submissions/my-feedback-link.tsx';
import { texts } from '../../../../shared/texts/texts.ts';
import { useSpeakingState, type Speaking } from './use-speaking.ts';

interface HandInRecordingsProps {
  readonly speaking: Speaking;
  readonly isBusy: boolean;
}

/** Hands in the recorded answers for good, once confirmed. */
export function HandInRecordings({ speaking: { store, prompts }, isBusy }: HandInRecordingsProps) {
  const [isOpen, setOpen] = useState(false);
  const answered = useSpeakingState(store, ({ draft }) => Object.keys(draft.answers).length);
  const isSending = useSpeakingState(store, ({ draft }) => draft.isHandedIn);
  const isStuck = useSpeakingState(store, ({ failure, isOnline }) => failure !== null || !isOnline);
  const { confirm, ...labels } = texts.speaking;
  const missing = prompts.length - answered;
  return (
    <section aria-label={labels.handIn} className="bw-speak-stack">
      <div className="bw-speak-line">
        <Button size="md" loading={isSending} disabled={answered === 0 || isBusy} onClick={() => setOpen(true)}>
          {isSending ? labels.sending : labels.handIn}
        </Button>
        <p>{labels.handInHint(answered, prompts.length)}</p>
        <MyFeedbackLink />
      </div>
      {isSending && isStuck && (
        <Text role="status" tone="wrong">
          {labels.offline}
        </Text>
      )}
      <ConfirmDialog
        opened={isOpen}
        title={confirm.title}
        confirmLabel={labels.handIn}
        cancelLabel={texts.common.cancel}
        onCancel={() => setOpen(false)}
        onConfirm={() => {
          setOpen(false);
          store.handIn();
        }}
      >
        {missing > 0 && <Text>{confirm.missing(missing)}</Text>}
        <Text>{confirm.after}</Text>
      </ConfirmDialog>
    </section>
  );
}
