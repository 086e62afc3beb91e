import { plural } from '@bandwise/ui/texts/plural.ts';

const deletion = 'Results are kept without the name, and texts and recordings are deleted. This cannot be undone.';

/** The texts of User Management (administrator specification, sections 2 and 8). */
export const users = {
  title: 'User Management',
  subtitle: 'Manage and view all registered users in the system',
  search: 'Search users',
  searchPlaceholder: 'Search by name or email…',
  statusFilter: 'Status',
  statuses: { all: 'All', active: 'Active', disabled: 'Disabled' },
  roleFilter: 'Role',
  roles: { all: 'All', learner: 'Learners', teacher: 'Teachers', admin: 'Administrators' },
  sort: 'Sort',
  sorts: { newest: 'Newest first', oldest: 'Oldest first' },
  none: 'No users found',
  loading: 'Loading users…',
  failed: 'The users could not be loaded.',
  columns: {
    name: 'Name',
    email: 'Email',
    status: 'Status',
    created: 'Created',
    expires: 'Expires',
    actions: 'Actions',
  },
  you: 'You',
  unconfirmed: 'Address not confirmed',
  unconfirmedHint:
    'This account was created by sign-up, and its email address is not confirmed. “Send reset email” sends a link to the address.',
  never: 'Never',
  select: (name: string) => `Select ${name}`,
  selectAll: 'Select all users on this page',
  selected: (count: number) => `${count} selected`,
  actionsFor: (name: string) => `Actions for ${name}`,
  resetMail: 'Send reset email',
  resetMailFailed: 'The email could not be sent.',
  exportData: 'Export data',
  exportDataFailed: 'The data could not be exported.',
  found: (found: number, all: number) =>
    found === all ? plural(all, '1 user', `${all} users`) : `${found} of ${all} users`,
  enable: 'Enable',
  disable: 'Disable',
  setExpiry: 'Set expiry',
  clearExpiry: 'Clear expiry',
  remove: 'Delete',
  sure: 'Are you absolutely sure?',
  removeOne: (name: string) => `${name} will lose access immediately. ${deletion}`,
  removeMany: (count: number) =>
    plural(
      count,
      `The selected user will lose access immediately. ${deletion}`,
      `The ${count} selected users will lose access immediately. ${deletion}`,
    ),
  expiryFor: (who: string) => `Set expiry for ${who}`,
  countOf: (count: number) => plural(count, '1 user', `${count} users`),
  expiryLabel: 'Last day of access',
  expiryRequired: 'Choose a date',
  expired: 'Expired',
  /** Behind a status, before a day. */
  thenExpires: ', expires',
  past: {
    title: 'This date is in the past',
    one: (name: string, day: string) => `${name} will lose access immediately, because ${day} is in the past.`,
    many: (count: number, day: string) =>
      plural(
        count,
        `The selected user will lose access immediately, because ${day} is in the past.`,
        `The ${count} selected users will lose access immediately, because ${day} is in the past.`,
      ),
    confirm: 'End access now',
    back: 'Choose another date',
  },
  save: 'Save',
  edit: {
    open: 'Edit',
    title: (name: string) => `Edit ${name}`,
    role: 'Role',
    roles: { learner: 'Learner', teacher: 'Teacher', admin: 'Administrator' },
    extraTime: 'Extra time',
    extraPercent: 'Extra time (per cent)',
    extraMinutes: 'Extra time (minutes)',
    extraHint: 'Added to the time of every full test. An increase also applies to a test in progress.',
    promotes: {
      teacher: 'A teacher sees the learners of their classes, with everything that these learners did.',
      admin: 'An administrator can change every test and every user.',
    },
    endsSessions: 'After a change of email or role, the user must sign in again.',
  },
  add: {
    open: 'Add User',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    password: 'Password',
    submit: 'Add User',
    done: (name: string) => `${name} was added.`,
    failed: 'An error occurred during adding a new account.',
  },
  /** Messages after each action, and after a failure without a reason from the server (administrator specification, section 8). */
  outcomes: {
    delete: ['User deleted successfully.', 'Failed to delete user.'],
    status: ['User status updated successfully.', 'Failed to update user status.'],
    expiry: ['User expiration date updated successfully.', 'Failed to update user.'],
    bulkDelete: ['Selected users deleted successfully.', 'Failed to delete selected users.'],
    bulkStatus: ["Selected users' status updated successfully.", 'Failed to update status for selected users.'],
    bulkExpiry: [
      "Selected users' expiration date updated successfully.",
      'Failed to update expiration date for selected users.',
    ],
  },
} as const;
