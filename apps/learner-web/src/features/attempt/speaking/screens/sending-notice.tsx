import { Button } from '@bandwise/ui/controls/button.tsx';
import { Notice } from '@bandwise/ui/controls/notice.tsx';
import { UnlockDialog } from '../../../../shared/section-lock/lazy-unlock-dialog.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import type { SpeakingStore } from '../store/speaking-store.ts';
import { useSpeakingState } from './use-speaking.ts';

interface SendingNoticeProps {
  readonly store: SpeakingStore;
  readonly sectionID: string;
}

/** Says why recordings do not reach the server, when the learner can do something about it. */
export function SendingNotice({ store, sectionID }: SendingNoticeProps) {
  const refusal = useSpeakingState(store, (state) => state.refusal);
  const isLocked = useSpeakingState(store, ({ failure }) => failure?.kind === 'locked');
  return (
    <>
      {refusal !== null && (
        <Notice tone="wrong">
          {refusal}{' '}
          <Button variant="default" size="compact-md" onClick={store.saveNow}>
            {texts.speaking.retry}
          </Button>
        </Notice>
      )}
      {isLocked && <UnlockDialog section={{ id: sectionID }} onUnlocked={store.saveNow} onCancel={() => undefined} />}
    </>
  );
}
