import { Notice } from '@bandwise/ui/controls/notice.tsx';
import { TextLink } from '@bandwise/ui/controls/text-link.tsx';
import { Link, useLocation } from 'react-router-dom';
import { returnState } from '../../../../shared/session/return-address.ts';
import { useSession } from '../../../../shared/session/use-session.ts';
import { texts } from '../../../../shared/texts/texts.ts';

/** This browser alone keeps the result, also when its learner signs in later. */
export function GuestResultNotice() {
  const location = useLocation();
  const isSignedIn = useSession().status === 'signedIn';
  const { guestKept, guestSignIn } = texts.sitting.result;
  return (
    <Notice mb="md">
      {guestKept}{' '}
      {!isSignedIn && (
        <TextLink component={Link} to="/login" state={returnState(location)} underline="always">
          {guestSignIn}
        </TextLink>
      )}
    </Notice>
  );
}
