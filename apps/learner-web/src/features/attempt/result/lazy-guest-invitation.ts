import { codeOf } from '@bandwise/ui/late/code.ts';
import { late } from '@bandwise/ui/late/late.tsx';

/** Only for guests and for administrators who try a test. */
export const GuestInvitation = late(codeOf(async () => (await import('./guest-invitation.tsx')).GuestInvitation));
