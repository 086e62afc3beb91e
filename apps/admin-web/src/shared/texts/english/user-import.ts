/** Users from a file, and into one. */
export const userImport = {
  open: 'Import CSV',
  title: 'Import users',
  hint: 'A CSV file whose first line names the columns: First name, Last name, Email, and if wanted Role (Learner or Administrator) and Expires (2026-11-30). At most 1000 users and 1 MB. Nothing is imported until you confirm it.',
  choose: 'Choose a file',
  counts: (counts: { new: number; existing: number; unconfirmed: number; invalid: number }) =>
    [
      `${counts.new} new`,
      `${counts.existing} there already`,
      ...(counts.unconfirmed > 0 ? [`${counts.unconfirmed} not confirmed`] : []),
      `${counts.invalid} with problems`,
    ].join(', '),
  correct: 'Correct the file and choose it again: nothing is imported while a row has a problem.',
  nobody: 'There is nobody to add.',
  invites: 'Each new user gets a mail with a link to set a password.',
  ignored: (columns: string) => `Columns that are not used: ${columns}`,
  rows: 'Users in the file',
  columns: { line: 'Line', user: 'User', role: 'Role', outcome: 'What happens' },
  outcomes: {
    new: 'Is added',
    existing: 'Is there already and stays the same',
    unconfirmed:
      'Has an account that was made by sign-up, and nobody has confirmed the address. The account stays the same, and its owner gets a mail with a link that sets a new password and ends all sessions.',
  },
  submit: (count: number) => (count === 1 ? 'Import 1 user' : `Import ${count} users`),
  done: (count: number) =>
    count === 1
      ? '1 user was imported and gets a mail with a link to set a password.'
      : `${count} users were imported and get a mail with a link to set a password.`,
  failed: 'The file could not be read.',
  export: 'Export CSV',
  exportFailed: 'Failed to export users.',
} as const;
