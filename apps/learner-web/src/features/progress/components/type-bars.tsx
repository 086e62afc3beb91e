import type { UserStats } from '@bandwise/api-contract/learner';
import { Meter } from '@bandwise/ui/figures/meter.tsx';
import { Card } from '@bandwise/ui/look/card.tsx';
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
      <Card>
        <ul className={classes['bars']}>
          {accuracies.map(({ type, marks, total, percent }) => (
            <li key={type} className={classes['bar']}>
              <span>{texts.progress.types[type]}</span>
              <span className={classes['value']}>
                <strong>{texts.progress.percent(percent)}</strong>
                <span className={classes['soft']}>{texts.progress.marksOf(marks, total)}</span>
              </span>
              <span className={classes['meter']}>
                <Meter percent={percent} />
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
