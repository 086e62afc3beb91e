import { taskBand, type AssessedTask, type Criterion } from '@bandwise/domain';
import { BAND_MAX } from '@bandwise/domain/internal';
import { Card } from '@bandwise/ui/look/card.tsx';
import { Anchor, Text, Title } from '@mantine/core';
import { useId, type KeyboardEvent } from 'react';
import { Facts } from '../../../shared/cards/facts.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { useDraft, useDraftState } from '../draft/draft-context.ts';
import { bandText, reminderOf } from '../names.ts';
import classes from './screen.module.css';

const words = texts.assessing.one;
const BANDS = Array.from({ length: BAND_MAX + 1 }, (_, band) => band);
/** The page of the test's owners that leads to the public descriptors. */
const DESCRIPTORS = 'https://ielts.org/take-a-test/your-results/ielts-scoring-in-detail';

interface BandFieldsProps {
  readonly task: AssessedTask;
  readonly criteria: readonly Criterion[];
  /** Whether criteria without a band are shown as mistakes. */
  readonly isTried: boolean;
}

/** A whole band for each criterion. */
export function BandFields({ task, criteria, isTried }: BandFieldsProps) {
  const bands = useDraftState(({ content }) => content.bands);
  const mean = taskBand(task, bands);
  return (
    <Card as="section" aria-label={words.bands}>
      <Title order={2} size="h4">
        {words.bands}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {words.bandsHint}
      </Text>
      {criteria.map((criterion) => (
        <BandField key={criterion} criterion={criterion} isTried={isTried} />
      ))}
      <Text fw={600} role="status" mb="xs">
        {mean !== null && words.taskBand(bandText(mean))}
      </Text>
      <Reminders criteria={criteria} />
      <Anchor href={DESCRIPTORS} target="_blank" rel="noreferrer" size="sm" underline="always">
        {words.descriptors}
      </Anchor>
    </Card>
  );
}

/** The id of the first input of a criterion. */
export const bandFieldId = (criterion: Criterion) => `band-${criterion}`;

function BandField({ criterion, isTried }: { readonly criterion: Criterion; readonly isTried: boolean }) {
  const draft = useDraft();
  const chosen = useDraftState(({ content }) => content.bands[criterion]);
  const reminderId = useId();
  const name = texts.assessing.criteria[criterion];
  const isMissing = isTried && chosen === undefined;

  function choose(band: number): void {
    draft.change({ bands: { ...draft.getState().content.bands, [criterion]: band } });
  }

  function onKeyDown(event: KeyboardEvent<HTMLFieldSetElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey || !/^\d$/.test(event.key)) return;
    event.preventDefault();
    const input = event.currentTarget.querySelector<HTMLInputElement>(`input[value="${event.key}"]`);
    input?.focus();
    choose(Number(event.key));
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- number keys are a shortcut for its inputs
    <fieldset className={classes['bands']} role="radiogroup" aria-describedby={reminderId} onKeyDown={onKeyDown}>
      <legend>{name}</legend>
      <div className={classes['row']}>
        {BANDS.map((band) => (
          <label key={band} className={classes['band']} data-chosen={band === chosen || undefined}>
            <input
              type="radio"
              name={criterion}
              id={band === 0 ? bandFieldId(criterion) : undefined}
              value={band}
              checked={band === chosen}
              onChange={() => choose(band)}
            />
            <span>{band}</span>
          </label>
        ))}
      </div>
      <p id={reminderId} role="status" className={classes['reminder']}>
        {chosen !== undefined && words.reminder(chosen, reminderOf(criterion, chosen))}
        {chosen === undefined && !isMissing && words.noBand}
        {isMissing && <span className={classes['missing']}>{words.bandMissing}</span>}
      </p>
    </fieldset>
  );
}

/** Below all criteria, so that Tab leads from one criterion to the next. */
function Reminders({ criteria }: Pick<BandFieldsProps, 'criteria'>) {
  return (
    <details className={classes['reminders']}>
      <summary className={classes['summary']}>{words.reminders}</summary>
      {criteria.map((criterion) => (
        <div key={criterion}>
          <Title order={3} size="h5" mt="sm">
            {texts.assessing.criteria[criterion]}
          </Title>
          <Facts facts={[...BANDS].reverse().map((band) => [String(band), reminderOf(criterion, band)])} />
        </div>
      ))}
    </details>
  );
}
