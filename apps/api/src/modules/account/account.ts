// The exports for other modules.
export { isActive, SIGN_UP_NEEDS_MAIL } from './account.policy.ts';
export { addAccount, isEmailAddress, prepareAccount, refuseBadEmail, refuseTakenEmail } from './create-account.ts';
export { addInvitedAccounts, hashOfNoPassword, sendInvitations } from './invite.ts';
export { isUnconfirmed, refuseUnconfirmed, sendClaimLink } from './sign-up/claim.ts';
export { sendResetLinkTo } from './password-reset.ts';
export { findViewer } from './viewer.ts';
export { userAgentOf } from './sessions/user-agent.ts';
export { openSession } from './sign-in.ts';
export { hashToken } from './tokens.ts';
