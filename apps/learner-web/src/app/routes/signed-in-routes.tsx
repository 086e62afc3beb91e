import { createRoutesFromElements, Navigate, Route, useLocation, type RouteObject } from 'react-router-dom';
import { returnAddress } from '../../shared/session/return-address.ts';
import { SignedOutFrame } from '../layout/signed-out-frame.tsx';
import {
  ChangePasswordPage,
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
import { ComingSoonPage, NotFoundPage } from './placeholder-pages.tsx';
import { ToConsole } from './to-console.tsx';

/** The routes of a signed-in user. */
export const SIGNED_IN: readonly RouteObject[] = createRoutesFromElements(
  <>
    <Route path="/practice/:skill/:part/*" element={<AttemptPage />} />
    {/* A guest's sitting that started before the sign-in and is stored in this browser. */}
    <Route path="/sitting/guest" element={<GuestSittingPage />} />
    <Route path="/sitting/:id" element={<SittingPage />} />
    <Route path="/progress/practise" element={<MistakesPage />} />
    <Route path="/speaking/test/:id" element={<SpeakingTestPage />} />
    <Route path="/login" element={<ToReturnAddress />} />
    {/* A reset link from a mail works for any signed-in user. */}
    <Route element={<SignedOutFrame />}>
      <Route path="/reset-password" element={<ResetPasswordPage />} />
      <Route path="/confirm-email" element={<ConfirmEmailPage />} />
    </Route>
    <Route element={<SignedInLayout />}>
      <Route path="/" element={<HomePage />} />
      <Route path="/home" element={<HomePage />} />
      <Route path="/practice" element={<PracticePage />} />
      <Route path="/practice/:section" element={<PracticePage />} />
      <Route path="/mock-exam" element={<MockExamPage />} />
      <Route path="/progress" element={<ProgressPage />} />
      <Route path="/feedback/:id?" element={<FeedbackPage />} />
      <Route path="/speaking/:id" element={<RecordPage />} />
      <Route path="/register" element={<SignUpPage />} />
      <Route path="/change-password" element={<ChangePasswordPage />} />
      <Route path="/devices" element={<DevicesPage />} />
      <Route path="/help/:page?" element={<HelpPage />} />
      <Route path="/coming-soon" element={<ComingSoonPage />} />
      <Route path="/admin/*" element={<ToConsole otherwise={<NotFoundPage />} />} />
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  </>,
);

function ToReturnAddress() {
  return <Navigate to={returnAddress(useLocation().state)} replace />;
}
