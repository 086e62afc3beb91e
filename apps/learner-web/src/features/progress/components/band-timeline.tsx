import type { SittingSummary, SubmissionSummary } from '@bandwise/api-contract/learner';
import { BandPlot } from '@bandwise/ui/figures/band-plot.tsx';
import { Card } from '@bandwise/ui/look/card.tsx';
import { TextLink } from '@bandwise/ui/controls/text-link.tsx';
import { Link } from 'react-router-dom';
import { Moment } from '@bandwise/ui/dates/moment.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { bandSeries, type BandSeries } from '../model/banded-results.ts';
import classes from './band-timeline.module.css';
import progress from './progress.module.css';

/** As many as a plot of a phone's width tells apart; the list has all. */
const PLOTTED_MAX = 12;
const words = texts.progress.bands;

interface BandTimelineProps {
  readonly sittings: readonly SittingSummary[];
  readonly submissions: readonly SubmissionSummary[];
}

/** Bands of whole tests over time, as a plot and as a list. Nothing where there is none: parts have no band. */
export function BandTimeline({ sittings, submissions }: BandTimelineProps) {
  const series = bandSeries(sittings, submissions);
  if (series.length === 0) return null;
  return (
    <section aria-labelledby="bands">
      <h2 id="bands" className={progress['heading']}>
        {words.heading}
      </h2>
      <p className={progress['hint']}>
        {words.hint} {series.some(({ results }) => results.some(({ marks }) => marks === null)) && words.assessed}
      </p>
      <div className={classes['papers']}>
        {series.map((one) => (
          <PaperBands key={one.paper} series={one} />
        ))}
      </div>
    </section>
  );
}

function PaperBands({ series: { paper, results } }: { readonly series: BandSeries }) {
  const id = `bands-${paper}`;
  return (
    <Card as="section" aria-labelledby={id}>
      <h3 id={id} className={classes['name']}>
        {words.papers[paper]}
      </h3>
      <BandPlot paper={paper} results={results.slice(-PLOTTED_MAX)} />
      <ol className={classes['list']} aria-labelledby={id} reversed>
        {[...results].reverse().map(({ id: result, to, title, date, band, marks }) => (
          <li key={result} className={classes['result']}>
            <strong className={classes['band']}>{words.band(band.toFixed(1))}</strong>
            <span className={classes['test']}>
              <TextLink component={Link} to={to} underline="always">
                {title}
              </TextLink>
              <span className={progress['soft']}>
                {marks && `${texts.progress.marksOf(marks.marks, marks.total)}, `}
                <Moment at={date} />
              </span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
