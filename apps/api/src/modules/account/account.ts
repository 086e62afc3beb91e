// What other modules may use of this one.
export { addAccount, isEmailAddress, prepareAccount, refuseBadEmail, refuseTakenEmail } from './create-account.ts';
export { addInvitedAccounts, hashOfNoPassword, sendInvitations } from './invite.ts';
export { sendResetLinkTo } from './password-reset.ts';
export { openSession } from './sign-in.ts';
export { hashToken } from './tokens.ts';
