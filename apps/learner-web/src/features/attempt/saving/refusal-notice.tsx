import { Button } from '@mantine/core';
import { useState } from 'react';
import { UnlockDialog } from '../../../shared/section-lock/lazy-unlock-dialog.ts';
import { commonTexts } from '../../../shared/texts/common.ts';
import { sectionLockTexts } from '../../../shared/texts/section-lock.ts';
import { attemptTexts } from '../../../shared/texts/attempt.ts';
import type { ServerFailure } from '../store/server-failure.ts';
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
    <section className={classes['notice']} aria-label={attemptTexts.refused.label} data-trouble>
      <p role="alert">{isLocked ? attemptTexts.refused.locked : attemptTexts.refused.text(failure.message)}</p>
      <Button variant="default" size="compact-md" onClick={isLocked ? () => setAsking(true) : onRetry}>
        {isLocked ? sectionLockTexts.enter : commonTexts.retry}
      </Button>
      {isAsking && <UnlockDialog section={{ id: sectionId }} onUnlocked={unlocked} onCancel={() => setAsking(false)} />}
    </section>
  );
}
