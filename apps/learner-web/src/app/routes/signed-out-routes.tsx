import { createRoutesFromElements, Navigate, Route, useLocation, type RouteObject } from 'react-router-dom';
import { returnState } from '../../shared/session/return-address.ts';
import { texts } from '../../shared/texts/texts.ts';
import { SignedOutFrame } from '../layout/signed-out-frame.tsx';
import {
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
import { ToConsole } from './to-console.tsx';

/** The routes of a signed-out user. */
export const SIGNED_OUT: readonly RouteObject[] = createRoutesFromElements(
  <>
    <Route path="/practice/:skill/:part/*" element={<AttemptPage />} />
    <Route path="/sitting/guest" element={<GuestSittingPage />} />
    <Route element={<SignedOutFrame isWide />}>
      <Route path="/mock-exam" element={<MockExamPage />} />
      <Route path="/help/:page?" element={<HelpPage />} />
    </Route>
    <Route element={<SignedOutFrame />}>
      <Route path="/" element={<SignInPage />} />
      <Route path="/login" element={<SignInPage />} />
      <Route path="/forgot-password" element={<ForgotPasswordPage />} />
      <Route path="/reset-password" element={<ResetPasswordPage />} />
      <Route path="/confirm-email" element={<ConfirmEmailPage />} />
      <Route path="/register" element={<SignUpPage />} />
      <Route path="/change-password" element={<ChangePasswordPage />} />
    </Route>
    <Route path="/progress/practise" element={<ToSignIn because={texts.layout.signInToPractise} />} />
    <Route path="/speaking/*" element={<ToSignIn because={texts.layout.signInToRecord} />} />
    <Route path="/admin/*" element={<ToConsole otherwise={<ToSignIn />} />} />
    <Route path="*" element={<ToSignIn />} />
  </>,
);

function ToSignIn({ because }: { readonly because?: string }) {
  return <Navigate to="/login" replace state={returnState(useLocation(), because)} />;
}
