import { Navigate, useLocation, type RouteObject } from 'react-router-dom';
import { ComingSoonPage, NotFoundPage } from '../../shared/layout/placeholder-pages.tsx';
import { returnAddress } from '../../shared/session/return-address.ts';
import { SignedOutFrame } from '../layout/signed-out-frame.tsx';
import {
  AssignmentEmailsPage,
  AssignedPage,
  ChangePasswordPage,
  ClassesPage,
  ConfirmEmailPage,
  DevicesPage,
  FeedbackPage,
  GuestSittingPage,
  HelpPage,
  HomePage,
  MistakesPage,
  MockExamPage,
  PracticePage,
  ProgressPage,
  RecordPage,
  ResetPasswordPage,
  SignedInLayout,
  SignUpPage,
  SpeakingTestPage,
  AttemptPage,
  SittingPage,
} from './lazy-pages.tsx';
import { page } from './page-route.tsx';
import { ToConsole } from './to-console.tsx';

/** The routes of a signed-in user. */
export const SIGNED_IN: readonly RouteObject[] = [
  page('/practice/:skill/:part/*', AttemptPage),
  // A guest's sitting that started before the sign-in and is stored in this browser.
  page('/sitting/guest', GuestSittingPage),
  page('/sitting/:id', SittingPage),
  page('/progress/practise', MistakesPage),
  page('/speaking/test/:id', SpeakingTestPage),
  page('/login', ToReturnAddress),
  // A reset link from a mail works for any signed-in user.
  {
    element: <SignedOutFrame />,
    children: [page('/reset-password', ResetPasswordPage), page('/confirm-email', ConfirmEmailPage)],
  },
  {
    element: <SignedInLayout />,
    children: [
      page('/', HomePage),
      page('/home', HomePage),
      page('/practice', PracticePage),
      page('/practice/:section', PracticePage),
      page('/mock-exam', MockExamPage),
      page('/progress', ProgressPage),
      page('/assigned/:id?', AssignedPage),
      page('/classes/:code?', ClassesPage),
      page('/feedback/:id?', FeedbackPage),
      page('/speaking/:id', RecordPage),
      page('/register', SignUpPage),
      page('/change-password', ChangePasswordPage),
      page('/devices', DevicesPage),
      page('/assignment-emails', AssignmentEmailsPage),
      page('/help/:page?', HelpPage),
      page('/coming-soon', ComingSoonPage),
      { path: '/admin/*', element: <ToConsole otherwise={<NotFoundPage />} /> },
      page('*', NotFoundPage),
    ],
  },
];

function ToReturnAddress() {
  return <Navigate to={returnAddress(useLocation().state)} replace />;
}
