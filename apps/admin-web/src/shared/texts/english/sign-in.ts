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
