import { Notice } from '@bandwise/ui/controls/notice.tsx';
import { TextLink } from '@bandwise/ui/controls/text-link.tsx';
import { Link, useLocation } from 'react-router-dom';
import { returnState } from '../../../shared/session/return-address.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { texts } from '../../../shared/texts/texts.ts';

/** The result of a guest, or of an administrator who tries a test, is stored nowhere. */
export function GuestInvitation({ withheld }: { readonly withheld: number }) {
  const location = useLocation();
  const isPreview = useSession().status === 'signedIn';
  if (isPreview) return <Notice mb="md">{texts.attempt.previewResult}</Notice>;
  return (
    <Notice mb="md">
      {withheld > 0 && `${texts.attempt.guestWithheld(withheld)} `}
      {texts.attempt.guestInvitation}{' '}
      <TextLink component={Link} to="/login" state={returnState(location)} underline="always">
        {texts.attempt.guestSignIn}
      </TextLink>
    </Notice>
  );
}
