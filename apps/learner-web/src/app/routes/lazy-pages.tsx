import { lazy } from 'react';

// Each arrives when it is opened: whoever follows a link to a test does not load the lists, and the other way round.
export const SignedInLayout = lazy(async () => ({ default: (await import('../layout/layout.tsx')).Layout }));
export const HomePage = lazy(async () => ({
  default: (await import('../../features/home/components/home-page.tsx')).HomePage,
}));
export const PracticePage = lazy(async () => ({
  default: (await import('../../features/practice-list/practice-page.tsx')).PracticePage,
}));
export const ProgressPage = lazy(async () => ({
  default: (await import('../../features/progress/components/progress-page.tsx')).ProgressPage,
}));
export const SignInPage = lazy(async () => ({
  default: (await import('../../features/sign-in/components/sign-in-page.tsx')).SignInPage,
}));
export const AttemptPage = lazy(async () => ({
  default: (await import('../../features/attempt/screen/attempt-page.tsx')).AttemptPage,
}));
export const SittingPage = lazy(async () => ({
  default: (await import('../../features/attempt/sitting/sitting-page.tsx')).SittingPage,
}));
export const MistakesPage = lazy(async () => ({
  default: (await import('../../features/attempt/practice/mistakes-page.tsx')).MistakesPage,
}));
export const MockExamPage = lazy(async () => ({
  default: (await import('../../features/mock-exam/mock-exam-page.tsx')).MockExamPage,
}));
export const GuestSittingPage = lazy(async () => ({
  default: (await import('../../features/attempt/sitting/sitting-page.tsx')).GuestSittingPage,
}));
export const SignUpPage = lazy(async () => ({
  default: (await import('../../features/account/components/sign-up-page.tsx')).SignUpPage,
}));
export const ForgotPasswordPage = lazy(async () => ({
  default: (await import('../../features/account/components/forgot-password-page.tsx')).ForgotPasswordPage,
}));
export const ResetPasswordPage = lazy(async () => ({
  default: (await import('../../features/account/components/reset-password-page.tsx')).ResetPasswordPage,
}));
export const ChangePasswordPage = lazy(async () => ({
  default: (await import('../../features/account/components/change-password-page.tsx')).ChangePasswordPage,
}));
