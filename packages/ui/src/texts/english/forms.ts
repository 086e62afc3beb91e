import { catalogue } from '../catalogue.ts';

export const forms = catalogue('forms', {
  showPassword: (field: string) => `Show ${field.toLowerCase()}`,
  hidePassword: (field: string) => `Hide ${field.toLowerCase()}`,
  signIn: 'Sign in',
  signInRequired: 'Username and password are required.',
  username: 'Username',
  password: 'Password',
  rememberMe: 'Remember me',
  forgotPassword: 'Forgot password?',
} as const);
