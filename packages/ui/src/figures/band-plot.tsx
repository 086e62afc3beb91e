import type { BandedExam, MarkedSkill, Skill } from '@bandwise/domain';
import { bandRange, plotPoints } from './band-places.ts';
import classes from './band-plot.module.css';

/** What has bands: an exam with marks, or a skill that is assessed. */
export type Banded = BandedExam | Exclude<Skill, MarkedSkill>;

interface BandPlotProps {
  readonly paper: Banded;
  /** The oldest first. */
  readonly results: readonly { readonly id: string; readonly band: number }[];
}

/** A plot of bands in order, each with its figure; the list beside it is the text alternative. */
export function BandPlot({ paper, results }: BandPlotProps) {
  const bands = results.map(({ band }) => band);
  const range = bandRange(bands);
  const points = plotPoints(bands, range);
  const lines = Array.from({ length: range.high - range.low + 1 }, (_, index) => range.low + index);
  return (
    <div className={classes['plot']} data-paper={paper} aria-hidden>
      <div className={classes['field']}>
        {lines.map((band) => (
          <span
            key={band}
            className={classes['grid']}
            style={{ bottom: `${(100 * (band - range.low)) / (range.high - range.low)}%` }}
          >
            <span className={classes['scale']}>{band}</span>
          </span>
        ))}
        {/* Its height and width are the plot's: a line in it keeps its own. */}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={classes['line']}>
          <polyline points={points.map(({ x, y }) => `${x},${100 - y}`).join(' ')} vectorEffect="non-scaling-stroke" />
        </svg>
        {points.map(({ x, y }, index) => (
          <span
            key={results[index]?.id}
            className={classes['point']}
            data-last={index === points.length - 1 || undefined}
            style={{ left: `${x}%`, bottom: `${y}%` }}
          >
            <span className={classes['figure']}>{bands[index]?.toFixed(1)}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
