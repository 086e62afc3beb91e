// The exports for other modules.
export { digestAnswers, knownTo, mark } from './answers.ts';
export { ATTEMPT_COLUMNS, isSubmitted, type Attempt, type OwnedId } from './attempt.ts';
export type { AttemptContext } from './attempt-context.ts';
export type { CloseOverdue } from './close-attempt.ts';
export { CLOCKS_AGREE, pageMoment, requireMarked } from './attempt-rules.ts';
export { shownVersion, type GuestAttempt } from './guests/guest-attempts.ts';
export { openKeys, presentTo, refuseLearner } from './guests/guest-marks.ts';
export { presentLast, presentMarked, presentVerdict } from './attempts.presenter.ts';
export { detailOf } from './attempts.service.ts';
