import type { FeedbackBody, SubmissionDetail } from '@bandwise/api-contract/learner';
import { Moment } from '@bandwise/ui/dates/moment.tsx';
import { Card } from '@bandwise/ui/look/card.tsx';
import { texts as sharedTexts } from '@bandwise/ui/texts/texts.ts';
import { texts } from '../../shared/texts/texts.ts';
import { reminderOf } from './model/reminder-of.ts';
import rows from '../../shared/rows/rows.module.css';
import classes from './submissions.module.css';

interface AssessmentProps {
  readonly submission: Pick<SubmissionDetail, 'criteria'>;
  readonly feedback: FeedbackBody;
}

/** The bands and the summary of a released assessment. */
export function Assessment({ submission: { criteria }, feedback }: AssessmentProps) {
  const labels = texts.submissions;
  const { bands, band, summary, assessor, released_at } = feedback;
  return (
    <Card as="section" aria-labelledby="feedback" className={classes['assessment']}>
      <h2 id="feedback">{labels.feedback}</h2>
      <p className={rows['facts']}>
        {assessor !== null && <span>{labels.assessedBy(assessor)}</span>}
        <Moment at={released_at} to="minute" />
      </p>
      <dl className={classes['bands']}>
        <div className={classes['overall']}>
          <dt>{labels.overall}</dt>
          <dd className={classes['band']}>{band}</dd>
          <dd className={classes['note']}>{labels.indicative}</dd>
        </div>
        {criteria.map((criterion) => (
          <div key={criterion}>
            <dt>{sharedTexts.assessment.criteria[criterion]}</dt>
            <dd className={classes['band']}>{bands[criterion]}</dd>
            <dd className={classes['note']}>{reminderOf(criterion, bands[criterion] ?? null)}</dd>
          </div>
        ))}
      </dl>
      {summary !== '' && (
        <>
          <h3>{labels.summary}</h3>
          <p className={classes['written']}>{summary}</p>
        </>
      )}
    </Card>
  );
}
