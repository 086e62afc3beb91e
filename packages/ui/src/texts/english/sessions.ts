import { catalogue } from '../catalogue.ts';

export const sessions = catalogue('sessions', {
  title: 'Devices',
  lead: 'Where you are signed in. If you do not recognise a device, sign it out and change your password.',
  device: (browser: string | null, system: string | null) =>
    `${browser ?? 'Unknown browser'}${system === null ? '' : ` on ${system}`}`,
  current: 'This device',
  lastUsed: 'Last used',
  signedIn: 'Signed in',
  now: 'now',
  signOut: 'Sign out',
  signOutOf: (device: string) => `Sign out ${device}`,
  signedOut: (device: string) => `Signed out: ${device}`,
  everywhere: 'Sign out everywhere',
  everywhereTitle: 'Sign out everywhere?',
  everywhereDetail: 'You will be signed out on every device, including this one. Saved answers stay saved.',
  signedOutEverywhere: 'You are signed out everywhere.',
  cancel: 'Cancel',
  loading: 'Loading your devices…',
  failed: 'Your devices could not be loaded.',
  retry: 'Retry',
  notEnded: 'The device could not be signed out. Please try again.',
} as const);
