import { plural } from '@bandwise/ui/texts/plural.ts';

/** Users from a file, and into one. */
export const userImport = {
  open: 'Import CSV',
  title: 'Import users',
  hint: 'A list of users as a CSV or text file, for example from a spreadsheet, Google Workspace, Canvas, Moodle or Chamilo. It needs a column with email addresses and one or two columns with names. Role (Learner, Teacher or Administrator) and Expires are optional. The limit is 1,000 users and 1 MB. You can check the list before anything is imported.',
  choose: 'Choose a file',
  counts: (counts: { new: number; existing: number; unconfirmed: number; invalid: number }) =>
    [
      `${counts.new} new`,
      `${counts.existing} already ${plural(counts.existing, 'a user', 'users')}`,
      ...(counts.unconfirmed > 0 ? [`${counts.unconfirmed} unconfirmed`] : []),
      `${counts.invalid} with problems`,
    ].join(', '),
  leavesOut: (count: number) =>
    plural(
      count,
      '1 row has a problem and will be skipped. Correct it in the file, then import the file again. Existing users do not change.',
      `${count} rows have problems and will be skipped. Correct them in the file, then import the file again. Existing users do not change.`,
    ),
  nobody: 'There is nothing to import: each row is already a user or has a problem.',
  invites: 'Each new user gets an email with a link to set a password.',
  ignored: (columns: string) => `Columns not used: ${columns}`,
  rows: 'Users in the file',
  columns: { line: 'Line', person: 'User', role: 'Role', expires: 'Expires', outcome: 'Outcome' },
  never: 'Never',
  encoding:
    'This file is not Unicode text, so it was read as Windows-1252 (Western European). Check letters with accents. If they are wrong, save the file as “CSV UTF-8” and choose it again.',
  mapping: {
    title: 'Columns of the file',
    change: 'Change columns',
    unused: 'Not used',
    sample: (value: string) => (value === '' ? 'Empty' : `For example: ${value}`),
    fields: {
      firstName: 'First name',
      lastName: 'Last name',
      fullName: 'Full name',
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
    choose: 'Choose the order of day and month',
    orders: { dmy: 'Day first: 3 April 2027', mdy: 'Month first: 4 March 2027' },
    fromFile: {
      dmy: 'Dates such as 3/4/2027 are read with the day first, because other dates in the file have that order.',
      mdy: 'Dates such as 3/4/2027 are read with the month first, because other dates in the file have that order.',
    },
  },
  outcomes: {
    invalid: '',
    new: 'Will be added',
    existing: 'Already a user: no change',
    unconfirmed:
      'Signed up without confirming the address. The account does not change. Unless an earlier link still works, the owner gets an email with a link to set a new password, which ends all sessions.',
  },
  submit: (count: number, links: number) =>
    count === 0 && links > 0
      ? plural(links, 'Send 1 link', `Send ${links} links`)
      : plural(count, 'Import 1 user', `Import ${count} users`),
  done: ({ new: count, unconfirmed, invalid }: { new: number; unconfirmed: number; invalid: number }) =>
    [
      count > 0 &&
        `${plural(count, '1 user was', `${count} users were`)} imported and will get an email with a link to set a password.`,
      count === 0 &&
        plural(unconfirmed, '1 link will be sent,', `${unconfirmed} links will be sent,`) +
          ' unless an earlier one still works.',
      count > 0 &&
        unconfirmed > 0 &&
        `The ${plural(unconfirmed, 'owner of 1 unconfirmed address', `owners of ${unconfirmed} unconfirmed addresses`)} will also get an email.`,
      invalid > 0 && plural(invalid, '1 row was skipped.', `${invalid} rows were skipped.`),
    ]
      .filter((text) => text !== false)
      .join(' '),
  failed: 'The file could not be read. Choose it again.',
  export: 'Export CSV',
  exportFailed: 'The users could not be exported.',
} as const;
