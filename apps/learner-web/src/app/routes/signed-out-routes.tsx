import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { returnState } from '../../shared/session/return-address.ts';
import { SignedOutFrame } from '../layout/signed-out-frame.tsx';
import {
  ChangePasswordPage,
  ForgotPasswordPage,
  ResetPasswordPage,
  SignInPage,
  SignUpPage,
  AttemptPage,
} from './lazy-pages.tsx';

export function SignedOutRoutes() {
  return (
    <Routes>
      <Route path="/practice/:skill/:part/*" element={<AttemptPage />} />
      <Route element={<SignedOutFrame />}>
        <Route path="/" element={<SignInPage />} />
        <Route path="/login" element={<SignInPage />} />
        <Route path="/forgot-password" element={<ForgotPasswordPage />} />
        <Route path="/reset-password" element={<ResetPasswordPage />} />
        <Route path="/register" element={<SignUpPage />} />
        <Route path="/change-password" element={<ChangePasswordPage />} />
      </Route>
      <Route path="*" element={<ToSignIn />} />
    </Routes>
  );
}

function ToSignIn() {
  return <Navigate to="/login" replace state={returnState(useLocation())} />;
}
