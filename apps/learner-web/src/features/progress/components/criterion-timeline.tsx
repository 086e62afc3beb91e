import type { SubmissionSummary } from '@bandwise/api-contract/learner';
import { isMarkedSkill, SKILLS } from '@bandwise/domain';
import { TextLink } from '@bandwise/ui/controls/text-link.tsx';
import { Moment } from '@bandwise/ui/dates/moment.tsx';
import { SelectField } from '@bandwise/ui/fields/select-field.tsx';
import { BandPlot, type Banded } from '@bandwise/ui/figures/band-plot.tsx';
import { Card } from '@bandwise/ui/look/card.tsx';
import { texts as sharedTexts } from '@bandwise/ui/texts/texts.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { submissionAddress } from '../../../shared/submissions/submission-address.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { criterionSeries, type CriterionSeries } from '../model/criterion-series.ts';
import classes from './band-timeline.module.css';
import progress from './progress.module.css';

const PLOTTED_MAX = 12;
const words = texts.progress.criteria;
/** The skills that people assess. */
const ASSESSED = SKILLS.flatMap((skill) => (isMarkedSkill(skill) ? [] : [skill]));

/** Bands of assessed texts and recordings over time by criterion, as a plot and as a list. */
export function CriterionTimeline({ submissions }: { readonly submissions: readonly SubmissionSummary[] }) {
  const all = ASSESSED.map((skill) => ({
    skill,
    series: criterionSeries(submissions.filter((one) => one.skill === skill)),
  }));
  const assessed = all.filter(({ series }) => series.length > 0);
  if (assessed.length === 0) return null;
  return (
    <section aria-labelledby="criteria">
      <h2 id="criteria" className={progress['heading']}>
        {words.heading}
      </h2>
      <p className={progress['hint']}>{words.hint}</p>
      <div className={classes['papers']}>
        {assessed.map(({ skill, series }) => (
          <SkillCriteria key={skill} skill={skill} series={series} />
        ))}
      </div>
    </section>
  );
}

function SkillCriteria({ skill, series }: { readonly skill: Banded; readonly series: readonly CriterionSeries[] }) {
  const [chosen, setChosen] = useState(series[0]?.criterion);
  const shown = series.find(({ criterion }) => criterion === chosen) ?? series[0];
  const id = `criteria-${skill}`;
  if (!shown) return null;
  return (
    <Card as="section" aria-labelledby={id}>
      <h3 id={id} className={classes['name']}>
        {texts.progress.bands.papers[skill]}
      </h3>
      <SelectField
        label={words.criterion}
        value={shown.criterion}
        options={series.map(({ criterion }) => ({
          value: criterion,
          label: sharedTexts.assessment.criteria[criterion],
        }))}
        onChange={(event) =>
          setChosen(series.find(({ criterion }) => criterion === event.currentTarget.value)?.criterion)
        }
      />
      <BandPlot paper={skill} results={shown.results.slice(-PLOTTED_MAX)} />
      <ol className={classes['list']} aria-labelledby={id} reversed>
        {[...shown.results].reverse().map(({ id: submission, title, date, band }) => (
          <li key={submission} className={classes['result']}>
            <strong className={classes['band']}>{texts.progress.bands.band(String(band))}</strong>
            <span className={classes['test']}>
              <TextLink component={Link} to={submissionAddress(submission)} underline="always">
                {title}
              </TextLink>
              <span className={progress['soft']}>
                <Moment at={date} />
              </span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
