import { texts } from '../texts/texts.ts';
import classes from './band-scale.module.css';

interface Step {
  readonly band: number;
  /** The lowest mark of the band. */
  readonly from: number;
}

/** 0, 0.5, … 9. */
const BANDS = Array.from({ length: 19 }, (_, index) => index / 2);

/** The whole scale, from 0 to 9 in halves, filled up to the band that was reached; the next one is outlined. */
export function BandScale({ band }: { readonly band: number }) {
  return (
    <div className={classes['scale']} role="img" aria-label={texts.figures.onScale(band)}>
      {BANDS.map((step) => (
        <span
          key={step}
          className={classes['step']}
          data-reached={step <= band || undefined}
          data-next={step === band + 0.5 || undefined}
        >
          <span className={classes['own']}>{step === band && band.toFixed(1)}</span>
          <span className={classes['bar']} />
          <span className={classes['number']}>{Number.isInteger(step) && step}</span>
        </span>
      ))}
    </div>
  );
}

interface Reached {
  /** Highest band first. */
  readonly steps: readonly Step[];
  readonly band: number;
  readonly marks: number;
}

/** The range of the reached band, and the marks missing to the next half band. */
export function bandInWords({ steps, band, marks }: Reached): string {
  const own = steps.find((step) => step.band === band);
  const next = [...steps].reverse().find((step) => step.band > band);
  const { begins, needs } = texts.figures;
  return [own && begins(own), next && needs(next, next.from - marks)].filter(Boolean).join(' ');
}
