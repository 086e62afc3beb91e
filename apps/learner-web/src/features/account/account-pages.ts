// Rarely opened pages of the account: one file, because each file adds to what every screen loads.
export { AssignmentEmailsPage } from './components/assignment-emails-page.tsx';
export { ChangePasswordPage } from './components/change-password-page.tsx';
export { ConfirmEmailPage } from './components/confirm-email-page.tsx';
export { DevicesPage } from './components/devices-page.tsx';
export { ForgotPasswordPage } from './components/forgot-password-page.tsx';
export { ResetPasswordPage } from './components/reset-password-page.tsx';
export { SignUpPage } from './components/sign-up-page.tsx';
