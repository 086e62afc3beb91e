import type { RetentionName } from '@bandwise/api-contract/admin';
import { plural } from '@bandwise/ui/texts/plural.ts';

/** The Settings page. */
export const settings = {
  title: 'Settings',
  subtitle: 'How this site works and where to change each setting.',
  loading: 'Loading settings…',
  failed: 'The settings could not be loaded.',
  marking: {
    title: 'Marking',
    detail:
      'Applies to every test whose basic information does not choose its own marking. Existing results keep their marks.',
    label: 'Marking profile',
    profiles: { ielts: 'IELTS practice', spec: 'As written' },
    details: {
      ielts:
        'Answers are marked by the published rules of IELTS. Capital letters, and punctuation around an answer, make no difference. In “(the) river”, the word in brackets is optional. Numbers and spellings may have several forms.',
      spec: 'Typed answers must be exactly like the key, or like the key in capital letters. A key with brackets or slashes counts as several accepted answers and is saved that way the next time its test is published.',
    },
    save: 'Save',
    saved: 'Marking profile saved',
    saveFailed: 'The marking profile could not be saved.',
    fromEnvironment: (variable: string) =>
      `This is set by ${variable} in the server’s environment. To choose here, remove the variable there and restart the server.`,
    fromDefault: 'This is the default. No profile has been chosen yet.',
  },
  assessing: {
    title: 'Writing and speaking',
    label: 'Learners can assess their own work',
    detail:
      'A learner can choose bands for a text or recording until an assessment is released. Only the learner sees them, and they are never a result.',
    saved: 'Setting saved',
    saveFailed: 'The setting could not be saved.',
  },
  retention: {
    title: 'How long data is stored',
    detail:
      'Deleting a user removes their texts and recordings, and the name from their results. “Export data” saves a copy first.',
    names: {
      results: 'Answers and results',
      submissions: 'Texts that were handed in, and all assessments',
      handed_in_recordings: 'Recordings that were handed in',
      unfinished_recordings: 'Recordings that were never handed in',
      bin: 'Deleted tests, in the bin',
      unused_media: 'Uploaded files that no test uses',
      guest_attempts: 'Attempts without an account',
      sessions: 'Sign-ins that are not used',
      audit: 'Audit log',
    } satisfies Record<RetentionName, string>,
    days: (days: number) => plural(days, '1 day', `${days} days`),
    hours: (hours: number) => plural(hours, '1 hour', `${hours} hours`),
    unlimited: {
      results: 'Always; without the name once the learner is deleted',
      audit: 'Always',
      other: 'Until the learner is deleted',
    },
    onServer: 'on the server sets this',
  },
  environment: {
    title: 'Server environment',
    detail:
      'These settings can be changed only on the server. Set the variable in its environment (its .env file) and restart it.',
    names: {
      brand: 'Brand name',
      time_zone: 'Time zone',
      registration: 'Registration',
      guest_practice: 'Practice without an account',
      submissions: 'Handing in texts and recordings',
      second_reader: 'Second reader of texts',
      unlock_default: 'Default password for locked tests',
      learner_web_url: 'Address of the learner app',
      admin_web_url: 'Address of the console',
      mail: 'Outgoing mail',
    },
    values: {
      registration: { admin: 'Only administrators can add users', open: 'Anyone can sign up' },
      guest_practice: { on: 'On', off: 'Off' },
      submissions: { on: 'On', off: 'Off' },
      secret: { set: 'Set', unset: 'Not set' },
      ownAddress: 'The address of this server',
      mail: { set: 'Sent through a mail server', unset: 'Not sent: saved in a folder on the server' },
    },
    source: { set: 'set', unset: 'not set, default used' },
    timeZone:
      'Accounts expire at the end of the day in this time zone, and assignments open and are due in it. Other times on screens are in each user’s own time zone, unless they say UTC. Other dates in emails are in UTC.',
  },
} as const;
