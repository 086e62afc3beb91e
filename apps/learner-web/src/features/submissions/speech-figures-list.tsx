import type { SpeechFiguresBody } from '@bandwise/api-contract/learner';
import { Figures } from '@bandwise/ui/figures/figures.tsx';
import { clockTime } from '@bandwise/ui/recording/clock-time.ts';
import { texts } from '../../shared/texts/texts.ts';
import classes from './submissions.module.css';

/** Facts about recordings. */
export function SpeechFiguresList({ figures }: { readonly figures: SpeechFiguresBody }) {
  const { title, speech } = texts.submissions.figures;
  const { seconds, speaking, pauses, pauseSeconds } = figures;
  return (
    <section aria-labelledby="figures">
      <h2 id="figures">{title}</h2>
      <p className={classes['note']}>{speech.hint}</p>
      <Figures
        figures={[
          { label: speech.length, value: clockTime(seconds) },
          { label: speech.speaking, value: clockTime(speaking) },
          { label: speech.pauses, value: pauses },
          { label: speech.pauseSeconds, value: clockTime(pauseSeconds) },
        ]}
      />
    </section>
  );
}
