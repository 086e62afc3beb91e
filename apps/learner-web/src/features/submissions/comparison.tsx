import type { SubmissionDetail, SubmissionSummary } from '@bandwise/api-contract/learner';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { Text } from '@bandwise/ui/controls/text.tsx';
import { minuteText } from '@bandwise/ui/dates/date-text.ts';
import { Moment } from '@bandwise/ui/dates/moment.tsx';
import { SelectField } from '@bandwise/ui/fields/select-field.tsx';
import { texts as sharedTexts } from '@bandwise/ui/texts/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../shared/services/services.ts';
import { submissionQuery } from '../../shared/submissions/submission-queries.ts';
import { stateInWords, SubmissionState } from '../../shared/submissions/submission-state.tsx';
import { texts } from '../../shared/texts/texts.ts';
import rows from '../../shared/rows/rows.module.css';
import classes from './submissions.module.css';

interface ComparisonProps {
  readonly submission: SubmissionDetail;
  /** The other submissions for the same task. */
  readonly others: readonly SubmissionSummary[];
}

/** This submission beside another one for the same task; on a phone below it. */
export function Comparison({ submission, others }: ComparisonProps) {
  const [chosen, setChosen] = useState('');
  const labels = texts.submissions.compare;
  const other = others.find(({ id }) => id === chosen);
  return (
    <div className={classes['compare']}>
      <SelectField
        label={labels.choose}
        value={chosen}
        options={[
          { value: '', label: labels.none },
          ...others.map((one) => ({ value: one.id, label: `${minuteText(one.handed_in_at)}: ${stateInWords(one)}` })),
        ]}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      {other && (
        <div className={classes['compared']}>
          <Other key={other.id} id={other.id} />
          <Side title={labels.thisOne} submission={submission} />
        </div>
      )}
    </div>
  );
}

function Other({ id }: { readonly id: string }) {
  const { api } = useServices();
  const { data, error, refetch } = useQuery(submissionQuery(api, id));
  if (data) return <Side title={texts.submissions.compare.other} submission={data} />;
  if (!error) return <p role="status">{texts.common.loading}</p>;
  return (
    <div>
      <Text role="alert" tone="wrong">
        {error.message}
      </Text>
      <Button variant="default" onClick={() => void refetch()}>
        {texts.common.retry}
      </Button>
    </div>
  );
}

function Side({ title, submission }: { readonly title: string; readonly submission: SubmissionDetail }) {
  const { id, handed_in_at, state, band, criteria, feedback, text } = submission;
  return (
    <article aria-labelledby={`compared-${id}`}>
      <h3 id={`compared-${id}`}>{title}</h3>
      <p className={rows['facts']}>
        <Moment at={handed_in_at} to="minute" />
        <SubmissionState state={state} band={band} />
      </p>
      {feedback && (
        <dl className={classes['comparedBands']}>
          {criteria.map((criterion) => (
            <div key={criterion}>
              <dt>{sharedTexts.assessment.criteria[criterion]}</dt>
              <dd>{feedback.bands[criterion]}</dd>
            </div>
          ))}
        </dl>
      )}
      {text !== '' && (
        <p className={classes['written']} lang="en" translate="no">
          {text}
        </p>
      )}
    </article>
  );
}
