import { Navigate, useLocation, type RouteObject } from 'react-router-dom';
import { returnState } from '../../shared/session/return-address.ts';
import { texts } from '../../shared/texts/texts.ts';
import { SignedOutFrame } from '../layout/signed-out-frame.tsx';
import {
  AssignmentEmailsPage,
  ChangePasswordPage,
  ConfirmEmailPage,
  ForgotPasswordPage,
  GuestSittingPage,
  HelpPage,
  MockExamPage,
  ResetPasswordPage,
  SignInPage,
  SignUpPage,
  AttemptPage,
} from './lazy-pages.tsx';
import { page } from './page-route.tsx';
import { ToConsole } from './to-console.tsx';

/** The routes of a signed-out user. */
export const SIGNED_OUT: readonly RouteObject[] = [
  page('/practice/:skill/:part/*', AttemptPage),
  page('/sitting/guest', GuestSittingPage),
  { element: <SignedOutFrame isWide />, children: [page('/mock-exam', MockExamPage), page('/help/:page?', HelpPage)] },
  {
    element: <SignedOutFrame />,
    children: [
      page('/', SignInPage),
      page('/login', SignInPage),
      page('/forgot-password', ForgotPasswordPage),
      page('/reset-password', ResetPasswordPage),
      page('/assignment-emails', AssignmentEmailsPage),
      page('/confirm-email', ConfirmEmailPage),
      page('/register', SignUpPage),
      page('/change-password', ChangePasswordPage),
    ],
  },
  { path: '/progress/practise', element: <ToSignIn because={texts.layout.signInToPractise} /> },
  { path: '/speaking/*', element: <ToSignIn because={texts.layout.signInToRecord} /> },
  { path: '/admin/*', element: <ToConsole otherwise={<ToSignIn />} /> },
  page('*', ToSignIn),
];

function ToSignIn({ because }: { readonly because?: string }) {
  return <Navigate to="/login" replace state={returnState(useLocation(), because)} />;
}
