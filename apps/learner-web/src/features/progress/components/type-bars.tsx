import type { UserStats } from '@bandwise/api-contract/learner';
import { typeAccuracies } from '../model/type-accuracies.ts';
import { texts } from '../../../shared/texts/texts.ts';
import classes from './progress.module.css';

/** How well each type of question goes, as a bar and in words. */
export function TypeBars({ types }: { types: UserStats['types'] }) {
  const accuracies = typeAccuracies(types);
  if (accuracies.length === 0) return null;
  return (
    <section aria-labelledby="types">
      <h2 id="types" className={classes['heading']}>
        {texts.progress.typesHeading}
      </h2>
      <p className={classes['hint']}>{texts.progress.typesHint}</p>
      <ul className={classes['bars']}>
        {accuracies.map(({ type, marks, total, percent }) => (
          <li key={type} className={classes['bar']}>
            <span>{texts.progress.types[type]}</span>
            <span className={classes['value']}>
              <strong>{texts.progress.percent(percent)}</strong>
              <span className={classes['soft']}>{texts.progress.marksOf(marks, total)}</span>
            </span>
            <span className={classes['track']} aria-hidden>
              <span className={classes['fill']} style={{ width: `${percent}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
