import { Notice } from '@bandwise/ui/controls/notice.tsx';
import { TextLink } from '@bandwise/ui/controls/text-link.tsx';
import { Link } from 'react-router-dom';
import { usePublicConfig } from '../../../shared/config/public-config.ts';
import { guestSittingOf } from '../../../shared/guest-sitting/guest-sitting.ts';
import { wantGuestResults } from '../../../shared/guest-results/guest-results.ts';
import { useServices } from '../../../shared/services/services.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { texts } from '../../../shared/texts/texts.ts';

export interface GuestInvitationProps {
  /** null: the result is that of the whole test. */
  readonly sectionID: string | null;
  /** How many keys are not shown. */
  readonly withheld: number;
}

/** Leads a guest to an account, which takes the result over. The result of an administrator who tries a test is stored nowhere. */
export function GuestInvitation({ sectionID, withheld }: GuestInvitationProps) {
  const { clock, device } = useServices();
  const isPreview = useSession().status === 'signedIn';
  const canSignUp = usePublicConfig()?.registration === 'open';
  const words = texts.guestResult;
  if (isPreview) return <Notice mb="md">{words.preview}</Notice>;
  const want = () => {
    if (sectionID === null) guestSittingOf(device).change({ wantedAt: clock.now() });
    else wantGuestResults(device, sectionID, clock.now());
  };
  return (
    <Notice mb="md">
      {withheld > 0 && `${words.withheld(withheld)} `}
      {words.invitation}{' '}
      <TextLink component={Link} to="/login" onClick={want} underline="always">
        {words.signIn}
      </TextLink>
      {canSignUp && (
        <>
          {' · '}
          <TextLink component={Link} to="/register" onClick={want} underline="always">
            {words.signUp}
          </TextLink>
        </>
      )}
    </Notice>
  );
}
