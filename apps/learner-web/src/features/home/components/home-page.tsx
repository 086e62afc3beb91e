import { Card } from '@bandwise/ui/look/card.tsx';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { SAMPLE_OVERALL, SAMPLE_SCORES } from '../model/sample-scores.ts';
import classes from './home-page.module.css';
import { MockExamCard } from './mock-exam-card.tsx';
import { OwnTests } from './own-tests.tsx';
import { SampleCard } from './sample-card.tsx';
import { texts } from '../../../shared/texts/texts.ts';

export function HomePage() {
  return (
    <>
      <PageTitle>{texts.layout.home}</PageTitle>
      <p className={classes['greeting']}>{texts.home.greeting}</p>
      <h1 className={classes['heading']}>{texts.home.heading}</h1>
      <p className={classes['note']}>{texts.home.sampleNote}</p>
      <div className={classes['cards']}>
        {SAMPLE_SCORES.map((card) => (
          <SampleCard key={card.title} {...card} />
        ))}
        <Card as="section" className={classes['overall']} aria-labelledby="overall-score">
          <h2 id="overall-score" className={classes['cardTitle']}>
            {texts.home.overall}
          </h2>
          <p className={classes['band']}>{SAMPLE_OVERALL.score.toFixed(1)}</p>
          <div className={classes['track']} aria-hidden>
            <div
              className={classes['bar']}
              style={{ width: `${(SAMPLE_OVERALL.score / 9) * 100}%`, animationDelay: `${SAMPLE_OVERALL.delay}ms` }}
            />
          </div>
          <p className={classes['ends']} aria-hidden>
            <span>0</span>
            <span>9</span>
          </p>
        </Card>
      </div>
      <OwnTests />
      <MockExamCard />
    </>
  );
}
