import type { CriterionBandsBody, SubmissionDetail } from '@bandwise/api-contract/learner';
import { type Criterion, CRITERION_NAMES } from '@bandwise/domain';
import { BAND_MAX } from '@bandwise/domain/internal';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { Row } from '@bandwise/ui/controls/stack.tsx';
import { Text } from '@bandwise/ui/controls/text.tsx';
import { SelectField } from '@bandwise/ui/fields/select-field.tsx';
import { texts as sharedTexts } from '@bandwise/ui/texts/texts.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../shared/services/services.ts';
import { submissionQuery } from '../../shared/submissions/submission-queries.ts';
import { texts } from '../../shared/texts/texts.ts';
import { reminderOf } from './model/reminder-of.ts';
import classes from './submissions.module.css';

const BANDS = Array.from({ length: BAND_MAX + 1 }, (_, index) => BAND_MAX - index);

interface OwnAssessmentProps {
  readonly submission: SubmissionDetail;
}

/** The bands that the learner gives to the own work. They are never mixed with those of an assessor. */
export function OwnAssessment({ submission }: OwnAssessmentProps) {
  const { criteria, self_assessment, may_assess } = submission;
  const labels = texts.submissions.own;
  if (!may_assess && self_assessment === null) return null;
  return (
    <section aria-labelledby="own-bands">
      <h2 id="own-bands">{labels.title}</h2>
      <p className={classes['note']}>{may_assess ? labels.hint : labels.notAResult}</p>
      {may_assess ? (
        <OwnBandsForm submission={submission} />
      ) : (
        <ul className={classes['ownBands']}>
          {criteria.map((criterion) => (
            <li key={criterion}>
              {sharedTexts.assessment.criteria[criterion]}: {self_assessment?.bands[criterion] ?? labels.none}
            </li>
          ))}
          {self_assessment && self_assessment.band !== null && <li>{labels.band(self_assessment.band)}</li>}
        </ul>
      )}
    </section>
  );
}

function OwnBandsForm({ submission }: OwnAssessmentProps) {
  const { api } = useServices();
  const client = useQueryClient();
  const { id, criteria, self_assessment } = submission;
  const [bands, setBands] = useState<CriterionBandsBody>(self_assessment?.bands ?? {});
  const labels = texts.submissions.own;
  const saving = useMutation({
    mutationFn: (chosen: CriterionBandsBody) =>
      api.call('PUT /api/submission/:id/self-assessment', { params: { id }, body: { bands: chosen } }),
    onSuccess: (saved) => client.setQueryData(submissionQuery(api, id).queryKey, saved),
  });
  const choose = (criterion: Criterion, value: string) => {
    saving.reset();
    setBands(
      Object.fromEntries(
        CRITERION_NAMES.flatMap((name) => {
          const band = name === criterion ? (value === '' ? undefined : Number(value)) : bands[name];
          return band === undefined ? [] : [[name, band]];
        }),
      ),
    );
  };
  return (
    <>
      <div className={classes['own']}>
        {criteria.map((criterion) => (
          <SelectField
            key={criterion}
            label={sharedTexts.assessment.criteria[criterion]}
            description={reminderOf(criterion, bands[criterion] ?? null) ?? undefined}
            value={bands[criterion] ?? ''}
            options={[
              { value: '', label: labels.none },
              ...BANDS.map((band) => ({ value: String(band), label: String(band) })),
            ]}
            onChange={(event) => choose(criterion, event.currentTarget.value)}
          />
        ))}
      </div>
      <Row mt="md">
        <Button variant="default" loading={saving.isPending} onClick={() => saving.mutate(bands)}>
          {labels.save}
        </Button>
        {saving.isSuccess && <Text role="status">{labels.saved}</Text>}
        {saving.error && (
          <Text role="alert" tone="wrong">
            {saving.error.message}
          </Text>
        )}
        {self_assessment && self_assessment.band !== null && <Text>{labels.band(self_assessment.band)}</Text>}
      </Row>
    </>
  );
}
