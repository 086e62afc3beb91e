/** The Settings page. */
export const settings = {
  title: 'Settings',
  subtitle: 'How this installation works, and where each setting is changed.',
  loading: 'Loading the settings...',
  failed: 'The settings could not be loaded.',
  marking: {
    title: 'Marking',
    detail:
      'For new tests, and for every test that does not choose its own marking in its basic information. Results keep the marks that they have.',
    label: 'Marking profile',
    profiles: { ielts: 'IELTS practice', spec: 'As written' },
    details: {
      ielts:
        'As published IELTS keys are marked: case and punctuation do not matter, (the) river makes a word optional, and numbers and spellings have several forms.',
      spec: 'Typed answers must be as the key is written, or in capitals. A key with brackets or slashes counts as several accepted answers, and is saved as these the next time its test is published.',
    },
    save: 'Save',
    saved: 'Marking profile saved successfully',
    saveFailed: 'Failed to save the marking profile',
    fromEnvironment: (variable: string) =>
      `${variable} is set in the environment of the server, which decides. Remove the variable there and restart the server to choose here.`,
    fromDefault: 'Nothing was chosen yet: this is the default of a new installation.',
  },
  environment: {
    title: 'From the environment',
    detail:
      'These can be changed only where the server runs: set the variable in its environment (the .env file of the deployment) and restart the server.',
    names: {
      brand: 'Brand name',
      time_zone: 'Time zone',
      registration: 'Registration',
      guest_practice: 'Practice without an account',
      unlock_default: 'Password for locked tests without their own',
      bin_days: 'Days in the bin',
      learner_web_url: 'Address of the learner app',
      admin_web_url: 'Address of the console',
      mail: 'Outgoing mail',
    },
    values: {
      registration: { admin: 'Only administrators add users', open: 'Anyone may sign up' },
      guest_practice: { on: 'On', off: 'Off' },
      secret: { set: 'Set', unset: 'Not set' },
      ownAddress: 'The address of this server',
      mail: { set: 'Sent by a mail server', unset: 'Stored in a folder of the server, not sent' },
    },
    source: { set: 'set', unset: 'not set: default' },
    timeZone:
      'Accounts expire at the end of their day in this time zone. Other times are shown in the time zone of the reader.',
  },
} as const;
