import type { SittingSummary, SubmissionSummary } from '@bandwise/api-contract/learner';
import { skills } from '@bandwise/domain';
import { TextLink } from '@bandwise/ui/controls/text-link.tsx';
import { Moment } from '@bandwise/ui/dates/moment.tsx';
import { SkillIcon } from '@bandwise/ui/look/skill-icon.tsx';
import { StateTag } from '@bandwise/ui/look/state-tag.tsx';
import { Link } from 'react-router-dom';
import { MyFeedbackLink } from '../../../shared/submissions/my-feedback-link.tsx';
import { submissionAddress } from '../../../shared/submissions/submission-address.ts';
import { waitingTexts } from '../../../shared/submissions/waiting-text.ts';
import { SubmissionState } from '../../../shared/submissions/submission-state.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { latestChanges, type Change } from '../model/latest-changes.ts';
import classes from './home-page.module.css';

interface AssessedWorkProps {
  readonly submissions: readonly SubmissionSummary[];
  readonly sittings: readonly SittingSummary[];
}

/** The submissions and mock exams that changed last, with their states. */
export function AssessedWork({ submissions, sittings }: AssessedWorkProps) {
  return (
    <section aria-labelledby="assessed-work" className={classes['own']}>
      <h2 id="assessed-work">{texts.submissions.latest}</h2>
      <ol className={classes['line']}>
        {latestChanges(submissions, sittings).map((change) => (
          <ChangedWork key={change.of.id} change={change} submissions={submissions} />
        ))}
      </ol>
      <p className={classes['more']}>
        <MyFeedbackLink />
      </p>
    </section>
  );
}

interface ChangedWorkProps extends Pick<AssessedWorkProps, 'submissions'> {
  readonly change: Change;
}

function ChangedWork({ change: { kind, of, date }, submissions }: ChangedWorkProps) {
  const isSubmission = kind === 'submission';
  return (
    <li className={classes['point']}>
      <SkillIcon skill={isSubmission ? of.skill : null} size="small" />
      <div className={classes['words']}>
        <TextLink
          component={Link}
          to={isSubmission ? submissionAddress(of.id) : `/sitting/${of.id}`}
          className={classes['name'] ?? ''}
        >
          {isSubmission ? of.title : texts.mockExam.title}
        </TextLink>
        <Moment at={date} />
      </div>
      <div className={classes['outcome']}>
        {isSubmission ? (
          <SubmissionState state={of.state} band={of.band} />
        ) : (
          <OverallState sitting={of} submissions={submissions} />
        )}
      </div>
    </li>
  );
}

interface OverallStateProps extends Pick<AssessedWorkProps, 'submissions'> {
  readonly sitting: SittingSummary;
}

function OverallState({ sitting: { id, overall, waiting_for }, submissions }: OverallStateProps) {
  if (overall !== null) return <StateTag tone="accent">{texts.submissions.overallBand(overall)}</StateTag>;
  const hasSpeaking = submissions.some(({ sittingID, skill }) => sittingID === id && skills[skill].isSpoken);
  return <StateTag tone="plain">{waitingTexts(waiting_for, hasSpeaking)[0]}</StateTag>;
}
