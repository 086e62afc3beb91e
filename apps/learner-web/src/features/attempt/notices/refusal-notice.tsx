import { Button } from '@bandwise/ui/controls/button.tsx';
import { useState } from 'react';
import { UnlockDialog } from '../../../shared/section-lock/lazy-unlock-dialog.ts';
import { texts } from '../../../shared/texts/texts.ts';
import type { ServerFailure } from '../store/attempt/server-failure.ts';
import classes from './save-status.module.css';

interface RefusalNoticeProps {
  readonly sectionId: string;
  readonly failure: Extract<ServerFailure, { readonly kind: 'locked' | 'refused' }>;
  readonly onRetry: () => void;
}

/** Says why the server does not take the answers, and offers what may help. */
export function RefusalNotice({ sectionId, failure, onRetry }: RefusalNoticeProps) {
  const [isAsking, setAsking] = useState(false);
  const isLocked = failure.kind === 'locked';
  const unlocked = () => {
    setAsking(false);
    onRetry();
  };
  return (
    <section className={classes['notice']} aria-label={texts.attempt.refused.label} data-trouble>
      <p role="alert">{isLocked ? texts.attempt.refused.locked : texts.attempt.refused.text(failure.message)}</p>
      <Button variant="default" size="compact-md" onClick={isLocked ? () => setAsking(true) : onRetry}>
        {isLocked ? texts.sectionLock.enter : texts.common.retry}
      </Button>
      {isAsking && <UnlockDialog section={{ id: sectionId }} onUnlocked={unlocked} onCancel={() => setAsking(false)} />}
    </section>
  );
}
