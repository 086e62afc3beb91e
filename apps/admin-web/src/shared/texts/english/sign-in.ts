export const signIn = {
  title: 'Administrator sign in',
  wrong: 'Username or password is incorrect.',
  failed: 'Login failed',
} as const;

export const refused = {
  title: 'This console is for administrators',
  detail: 'Your account may take tests, but not write them.',
  toLearner: 'Go to the practice site',
  signOut: 'Sign in with another account',
} as const;

export const setup = {
  title: (brand: string) => `Set up ${brand}`,
  detail: 'There is no administrator yet. Whoever runs this server makes the first one here.',
  code: 'Setup code',
  codeHint: 'The server wrote it to its log when it started, in a line that begins with “Setup code”.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  required: (field: string) => `${field} is required`,
  submit: 'Make the administrator',
  failed: 'The administrator could not be added.',
} as const;
