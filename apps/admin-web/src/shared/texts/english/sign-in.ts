export const signIn = {
  title: 'Console sign-in',
  wrong: 'Username or password is incorrect.',
  failed: 'Login failed',
} as const;

export const refused = {
  title: 'This console is for teachers and administrators',
  detail: 'Your account can take tests, but it cannot manage them.',
  toLearner: 'Go to the learner app',
  signOut: 'Sign in with another account',
} as const;

export const setup = {
  title: (brand: string) => `Set up ${brand}`,
  detail: 'There is no administrator yet. If you run this server, create the first administrator here.',
  code: 'Setup code',
  codeHint: 'It is in the server’s log, on the line that begins with “Setup code”.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  required: (field: string) => `${field} is required`,
  submit: 'Create administrator',
  failed: 'The administrator could not be created.',
} as const;
