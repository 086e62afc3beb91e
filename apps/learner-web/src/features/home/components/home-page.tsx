import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { homeTexts } from '../../../shared/texts/home.ts';
import { layoutTexts } from '../../../shared/texts/layout.ts';
import { SAMPLE_OVERALL, SAMPLE_SCORES } from '../model/sample-scores.ts';
import classes from './home-page.module.css';
import { SampleCard } from './sample-card.tsx';

export function HomePage() {
  return (
    <>
      <PageTitle>{layoutTexts.home}</PageTitle>
      <p className={classes['greeting']}>{homeTexts.greeting}</p>
      <h1 className={classes['heading']}>{homeTexts.heading}</h1>
      <p className={classes['note']}>{homeTexts.sampleNote}</p>
      <div className={classes['cards']}>
        {SAMPLE_SCORES.map((card) => (
          <SampleCard key={card.title} {...card} />
        ))}
        <section className={classes['overall']} aria-labelledby="overall-score">
          <h2 id="overall-score" className={classes['cardTitle']}>
            {homeTexts.overall}
          </h2>
          <p className={classes['band']}>{SAMPLE_OVERALL.score.toFixed(1)}</p>
          <div className={classes['track']} aria-hidden>
            <div
              className={classes['bar']}
              style={{ width: `${(SAMPLE_OVERALL.score / 9) * 100}%`, animationDelay: `${SAMPLE_OVERALL.delay}ms` }}
            />
          </div>
        </section>
      </div>
    </>
  );
}
