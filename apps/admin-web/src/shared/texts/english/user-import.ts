/** Users from a file, and into one. */
export const userImport = {
  open: 'Import CSV',
  title: 'Import users',
  hint: 'A list of users as a CSV or text file, for example from a spreadsheet, Google Workspace, Canvas, Moodle or Chamilo. It needs a column with email addresses and one or two with names; Role (Learner or Administrator) and Expires are optional. At most 1000 users and 1 MB. Nothing is imported until you confirm it.',
  choose: 'Choose a file',
  counts: (counts: { new: number; existing: number; unconfirmed: number; invalid: number }) =>
    [
      `${counts.new} new`,
      `${counts.existing} there already`,
      ...(counts.unconfirmed > 0 ? [`${counts.unconfirmed} not confirmed`] : []),
      `${counts.invalid} with problems`,
    ].join(', '),
  leavesOut: (count: number) =>
    count === 1
      ? '1 row has a problem and is left out. Correct it in the file and import the file again: users who are there already stay the same.'
      : `${count} rows have problems and are left out. Correct them in the file and import the file again: users who are there already stay the same.`,
  nobody: 'All rows are already users or have problems.',
  invites: 'Each new user gets a mail with a link to set a password.',
  ignored: (columns: string) => `Columns that are not used: ${columns}`,
  rows: 'Users in the file',
  columns: { line: 'Line', user: 'User', role: 'Role', expires: 'Expires', outcome: 'What happens' },
  never: 'Never',
  encoding:
    'This file is not Unicode text, so it was read as Windows-1252 (Western European). Check the letters with accents. If they are wrong, save the file as “CSV UTF-8”.',
  mapping: {
    title: 'Columns of the file',
    change: 'Change columns',
    unused: 'Not used',
    sample: (value: string) => (value === '' ? 'Empty' : `For example: ${value}`),
    fields: {
      firstName: 'First name',
      lastName: 'Last name',
      fullName: 'Whole name',
      lastNameFirst: 'Last name, first name',
      email: 'Email',
      role: 'Role',
      expires_at: 'Expires',
      status: 'Status',
      suspended: 'Suspended or deleted',
    },
  },
  dates: {
    label: 'Dates such as 3/4/2027 in this file',
    choose: 'Choose how they are read',
    orders: { dmy: 'Day first: 3 April 2027', mdy: 'Month first: 4 March 2027' },
    fromFile: {
      dmy: 'Dates such as 3/4/2027 are read with the day first, as other dates of the file show.',
      mdy: 'Dates such as 3/4/2027 are read with the month first, as other dates of the file show.',
    },
  },
  outcomes: {
    new: 'Is added',
    existing: 'Is there already and stays the same',
    unconfirmed:
      'Has an account that was made by sign-up, and nobody has confirmed the address. The account stays the same, and its owner gets a mail with a link that sets a new password and ends all sessions.',
  },
  submit: (count: number, links: number) =>
    count === 0 && links > 0
      ? links === 1
        ? 'Mail 1 link'
        : `Mail ${links} links`
      : count === 1
        ? 'Import 1 user'
        : `Import ${count} users`,
  done: ({ new: count, unconfirmed, invalid }: { new: number; unconfirmed: number; invalid: number }) =>
    [
      count === 1
        ? '1 user was imported and gets a mail with a link to set a password.'
        : `${count} users were imported and get a mail with a link to set a password.`,
      ...(unconfirmed > 0 ? ['The owners of unconfirmed addresses get a mail, too.'] : []),
      ...(invalid === 1 ? ['1 row was left out.'] : invalid > 1 ? [`${invalid} rows were left out.`] : []),
    ].join(' '),
  failed: 'The file could not be read.',
  export: 'Export CSV',
  exportFailed: 'Failed to export users.',
} as const;
