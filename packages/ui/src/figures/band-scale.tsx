import { texts } from '../texts/texts.ts';
import { VisuallyHidden } from '../theme/visually-hidden.tsx';
import classes from './band-scale.module.css';

interface Step {
  readonly band: number;
  /** The lowest mark that has it. */
  readonly from: number;
}

interface BandScaleProps {
  /** Highest band first. */
  readonly steps: readonly Step[];
  readonly band: number;
}

/** More do not fit a phone. */
const SHOWN = 11;

/** The bands as a ladder, each with the marks that it begins at, and the one that was reached. */
export function BandScale({ steps, band }: BandScaleProps) {
  const rising = [...steps].reverse();
  const reached = rising.findIndex((step) => step.band === band);
  // The upper end, or as far down as shows the own band with two below it.
  const start = Math.max(0, Math.min(rising.length - SHOWN, reached - 2));
  return (
    <ol className={classes['scale']} aria-label={texts.figures.bands}>
      {rising.slice(start, start + SHOWN).map((step) => (
        <li
          key={step.band}
          className={classes['step']}
          data-reached={step.band <= band || undefined}
          aria-current={step.band === band || undefined}
        >
          <span className={classes['band']}>{step.band}</span>
          <span aria-hidden>{step.from}</span>
          <VisuallyHidden>{texts.figures.bandFrom(step.from)}</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}

/** In words what the scale shows of the band that was reached: where it begins, and where the next does. */
export function bandInWords({ steps, band }: BandScaleProps): string | null {
  const own = steps.find((step) => step.band === band);
  if (!own) return null;
  const next = [...steps].reverse().find((step) => step.band > band);
  return texts.figures.boundaries(own, next ?? null);
}
