import type { Texts as SharedTexts } from '@bandwise/ui/texts/texts.ts';
import { vietnamese as shared } from '@bandwise/ui/texts/vietnamese.ts';
import type { Texts } from './texts.ts';
import { account } from './vietnamese/account.ts';
import { annotations } from './vietnamese/annotations.ts';
import { assignments } from './vietnamese/classes/assignments.ts';
import { attempt } from './vietnamese/attempt.ts';
import { audio } from './vietnamese/audio.ts';
import { classes } from './vietnamese/classes/classes.ts';
import { common } from './vietnamese/common.ts';
import { corrections } from './vietnamese/corrections.ts';
import { explanation } from './vietnamese/late/explanation.ts';
import { guestResult } from './vietnamese/guest-result.ts';
import { home } from './vietnamese/home.ts';
import { inVietnamese } from './vietnamese/in-vietnamese.ts';
import { layout } from './vietnamese/layout.ts';
import { mockExam } from './vietnamese/mock-exam.ts';
import { fullTests, practiceList } from './vietnamese/practice-list.ts';
import { options } from './vietnamese/late/options.ts';
import { practice } from './vietnamese/practice.ts';
import { problemReport } from './vietnamese/problem-report.ts';
import { progress } from './vietnamese/progress.ts';
import { restart } from './vietnamese/restart.ts';
import { sectionLock } from './vietnamese/section-lock.ts';
import { signedResult } from './vietnamese/late/signed-result.ts';
import { sitting } from './vietnamese/sitting.ts';
import { sittingResult } from './vietnamese/late/sitting-result.ts';
import { speaking, speakingTest } from './vietnamese/speaking/speaking.ts';
import { teaching } from './vietnamese/teaching.ts';
import { submissions } from './vietnamese/writing/submissions.ts';
import { writing } from './vietnamese/writing/writing.ts';

/** Every text of the learner's screens in Vietnamese, loaded only when it was chosen. */
export const vietnamese: SharedTexts & Texts = {
  ...shared,
  account,
  annotations,
  assignments,
  attempt,
  audio,
  classes,
  common,
  corrections,
  explanation,
  fullTests,
  guestResult,
  home,
  inVietnamese,
  layout,
  mockExam,
  options,
  practice,
  practiceList,
  problemReport,
  progress,
  restart,
  sectionLock,
  signedResult,
  sitting,
  sittingResult,
  speaking,
  speakingTest,
  submissions,
  teaching,
  writing,
};
