import { BAND_TABLES, skills, type Band, type Skill, type Variant } from '@bandwise/domain';
import { BandScale, bandInWords } from '@bandwise/ui/figures/band-scale.tsx';
import { ProgressRing } from '@bandwise/ui/figures/progress-ring.tsx';
import { texts } from '../../../../shared/texts/texts.ts';
import classes from './result.module.css';

interface ExamFiguresProps {
  readonly skill: Skill;
  readonly variant: Variant;
  readonly marks: number;
  readonly total: number;
  /** null: the exam has none. */
  readonly band: Band | null;
}

/** The result of an exam: its marks, and its band on the scale of all bands. */
export function ExamFigures({ skill, variant, marks, total, band }: ExamFiguresProps) {
  const result = texts.sittingResult;
  const { bands } = skills[skill];
  const reached = band && bands && { steps: BAND_TABLES[bands[variant]], band: band.band, marks };
  return (
    <>
      <div className={classes['figures']}>
        <ProgressRing percent={total === 0 ? 0 : (marks / total) * 100} size={6}>
          <span className={classes['percent']} aria-hidden>
            {total === 0 ? 0 : Math.round((marks / total) * 100)}%
          </span>
        </ProgressRing>
        <p className={classes['words']}>
          <strong className={classes['marks']}>{result.marks(marks, total)}</strong>
          {band ? (
            <strong className={classes['band']}>{texts.fullTests.bandOf(band.band.toFixed(1))}</strong>
          ) : (
            <span>{result.noBand(total)}</span>
          )}
        </p>
      </div>
      {reached && (
        <div className={classes['scale']}>
          <BandScale band={reached.band} />
          <p>{bandInWords(reached)}</p>
        </div>
      )}
    </>
  );
}
