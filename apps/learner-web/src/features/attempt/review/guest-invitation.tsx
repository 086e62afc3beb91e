import { Notice } from '@bandwise/ui/controls/notice.tsx';
import { TextLink } from '@bandwise/ui/controls/text-link.tsx';
import { Link, useLocation } from 'react-router-dom';
import { returnState } from '../../../shared/session/return-address.ts';
import { texts } from '../../../shared/texts/texts.ts';

/** A guest's result is nowhere else. */
export function GuestInvitation() {
  const location = useLocation();
  return (
    <Notice mb="md">
      {texts.attempt.guestInvitation}{' '}
      <TextLink component={Link} to="/login" state={returnState(location)} underline="always">
        {texts.attempt.guestSignIn}
      </TextLink>
    </Notice>
  );
}
