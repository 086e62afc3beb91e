import { guestSittingOf } from '../../shared/guest-sitting/guest-sitting.ts';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { Notice } from '@bandwise/ui/controls/notice.tsx';
import { Row } from '@bandwise/ui/controls/stack.tsx';
import { TextLink } from '@bandwise/ui/controls/text-link.tsx';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { GUEST_SITTING } from '../../shared/practice/mock-exam-address.ts';
import { useQuestion } from '../../shared/practice/use-question.tsx';
import { useServices } from '../../shared/services/services.ts';
import { returnState } from '../../shared/session/return-address.ts';
import { texts } from '../../shared/texts/texts.ts';
import { isOver } from '../../shared/guest-sitting/is-over.ts';
import classes from './mock-exam.module.css';

/** Said before a guest begins: nothing is saved. And the way back to what this browser still has. */
export function GuestNotice() {
  const location = useLocation();
  const { guest, goOnShort } = texts.mockExam;
  const { clock, device } = useServices();
  const guestSitting = guestSittingOf(device);
  const [openedAt] = useState(clock.now);
  const [kept, setKept] = useState(() => guestSitting.paper());
  const question = useQuestion({
    title: guest.discardTitle,
    text: guest.discardText,
    confirmLabel: guest.discard,
    cancelLabel: guest.keep,
    danger: true,
  });
  const isDone = kept !== null && isOver(kept, guestSitting.progress(), openedAt);
  const discard = () => {
    guestSitting.forget();
    setKept(null);
  };
  return (
    <>
      <Notice tone="warn" className={classes['notice'] ?? ''}>
        {guest.warning}{' '}
        <TextLink component={Link} to="/login" state={returnState(location)} underline="always">
          {guest.signIn}
        </TextLink>
      </Notice>
      {kept && (
        <Notice className={classes['notice'] ?? ''}>
          <p className={classes['said']}>{isDone ? guest.over : guest.running}</p>
          <Row gap="sm">
            <Button component={Link} to={GUEST_SITTING}>
              {isDone ? guest.show : goOnShort}
            </Button>
            <Button variant="default" onClick={() => question.ask(discard)}>
              {guest.discard}
            </Button>
          </Row>
        </Notice>
      )}
      {question.dialog}
    </>
  );
}
