import { prepareAttempt } from '../../features/attempt/page/prepare-attempt.ts';
import { pageOf } from './page.tsx';

// Each page's code loads when it is opened: a link to a test does not load the lists, and vice versa.
export const SignedInLayout = pageOf(async () => (await import('../layout/layout.tsx')).Layout);
export const HomePage = pageOf(async () => (await import('../../features/home/components/home-page.tsx')).HomePage);
export const PracticePage = pageOf(
  async () => (await import('../../features/practice-list/practice-page.tsx')).PracticePage,
);
export const ProgressPage = pageOf(
  async () => (await import('../../features/progress/components/progress-page.tsx')).ProgressPage,
);
export const FeedbackPage = pageOf(
  async () => (await import('../../features/submissions/feedback-page.tsx')).FeedbackPage,
);
export const AssignedPage = pageOf(
  async () => (await import('../../features/assignments/assigned-page.tsx')).AssignedPage,
);
export const ClassesPage = pageOf(async () => (await import('../../features/classes/classes-page.tsx')).ClassesPage);
const loadSpeaking = () => import('../../features/attempt/speaking/pages/speaking-pages.ts');
export const RecordPage = pageOf(async () => (await loadSpeaking()).RecordPage);
export const SpeakingTestPage = pageOf(async () => (await loadSpeaking()).SpeakingTestPage);
export const SignInPage = pageOf(
  async () => (await import('../../features/sign-in/components/sign-in-page.tsx')).SignInPage,
);
export const AttemptPage = pageOf(
  async () => (await import('../../features/attempt/page/attempt-page.tsx')).AttemptPage,
  prepareAttempt,
);
export const SittingPage = pageOf(
  async () => (await import('../../features/attempt/page/sitting-page.tsx')).SittingPage,
);
export const MistakesPage = pageOf(
  async () => (await import('../../features/attempt/practice/mistakes-page.tsx')).MistakesPage,
);
export const MockExamPage = pageOf(
  async () => (await import('../../features/mock-exam/mock-exam-page.tsx')).MockExamPage,
);
export const GuestSittingPage = pageOf(
  async () => (await import('../../features/attempt/page/sitting-page.tsx')).GuestSittingPage,
);
export const HelpPage = pageOf(async () => (await import('../../features/help/help-page.tsx')).loadHelpPage());
const loadAccount = () => import('../../features/account/account-pages.ts');
export const SignUpPage = pageOf(async () => (await loadAccount()).SignUpPage);
export const ForgotPasswordPage = pageOf(async () => (await loadAccount()).ForgotPasswordPage);
export const ResetPasswordPage = pageOf(async () => (await loadAccount()).ResetPasswordPage);
export const ConfirmEmailPage = pageOf(async () => (await loadAccount()).ConfirmEmailPage);
export const DevicesPage = pageOf(async () => (await loadAccount()).DevicesPage);
export const ChangePasswordPage = pageOf(async () => (await loadAccount()).ChangePasswordPage);
export const AssignmentEmailsPage = pageOf(async () => (await loadAccount()).AssignmentEmailsPage);
