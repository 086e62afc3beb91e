/** The texts of User Management (administrator specification, sections 2 and 8). */
export const users = {
  title: 'User Management',
  subtitle: 'Manage and view all registered users in the system',
  search: 'Search users',
  searchPlaceholder: 'Search by name or email...',
  statusFilter: 'Status',
  statuses: { all: 'All', active: 'Active', disabled: 'Disabled' },
  sort: 'Sort',
  sorts: { newest: 'Newest first', oldest: 'Oldest first' },
  none: 'No users found',
  loading: 'Loading users...',
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
  administrator: 'Administrator',
  never: 'Never',
  select: (name: string) => `Select ${name}`,
  selectAll: 'Select all users on this page',
  selected: (count: number) => `${count} selected`,
  actionsFor: (name: string) => `Actions for ${name}`,
  resetMail: 'Send reset mail',
  resetMailFailed: 'Failed to send the mail.',
  found: (found: number, all: number) =>
    found === all ? (all === 1 ? '1 user' : `${all} users`) : `${found} of ${all} users`,
  enable: 'Enable',
  disable: 'Disable',
  setExpiry: 'Set expiry',
  clearExpiry: 'Clear expiry',
  remove: 'Delete',
  sure: 'Are you absolutely sure?',
  removeOne: (name: string) => `${name} loses access at once. Results stay, without the name. This cannot be undone.`,
  removeMany: (count: number) =>
    count === 1
      ? 'The selected user loses access at once. Results stay, without the name. This cannot be undone.'
      : `The ${count} selected users lose access at once. Results stay, without names. This cannot be undone.`,
  expiryFor: (who: string) => `Set expiry of ${who}`,
  countOf: (count: number) => (count === 1 ? '1 user' : `${count} users`),
  expiryLabel: 'The account works through the end of',
  expiryRequired: 'Choose a date',
  expired: 'Expired',
  /** Behind a status, before a day. */
  thenExpires: ', expires',
  past: {
    title: 'This day is over',
    one: (name: string, day: string) => `${name} loses access at once: ${day} is over.`,
    many: (count: number, day: string) =>
      count === 1
        ? `The selected user loses access at once: ${day} is over.`
        : `The ${count} selected users lose access at once: ${day} is over.`,
    confirm: 'End access now',
    back: 'Choose another date',
  },
  save: 'Save',
  edit: {
    open: 'Edit',
    title: (name: string) => `Edit ${name}`,
    role: 'Role',
    roles: { learner: 'Learner', admin: 'Administrator' },
    promotes: 'An administrator may change every test and every user.',
    endsSessions: 'With another email or role the user has to sign in again.',
    failed: 'Failed to update user.',
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
  /** What each action says when it is done, and when it is not and the server gave no reason (administrator specification, section 8). */
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
