import type { MarkedSkill } from '@bandwise/domain';
import { Card } from '@bandwise/ui/look/card.tsx';
import { SkillIcon } from '@bandwise/ui/look/skill-icon.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { SAMPLE_OVERALL, SAMPLE_SCORES, type SampleRow } from '../model/sample-scores.ts';
import classes from './home-page.module.css';

interface SampleCardProps {
  readonly tone: 'plain' | 'quiet';
  readonly skill: MarkedSkill;
  readonly title: string;
  readonly delay: number;
  readonly rows: readonly SampleRow[];
}

/** Sample results (learner specification, section 2); smaller once there are real ones. */
export function SampleCards({ isSmall }: { readonly isSmall: boolean }) {
  const tone = isSmall ? 'quiet' : 'plain';
  return (
    <div className={classes['samples']} data-small={isSmall || undefined}>
      <p className={classes['note']}>{texts.home.sampleNote}</p>
      <div className={classes['cards']}>
        {SAMPLE_SCORES.map((card) => (
          <SampleCard key={card.title} tone={tone} {...card} />
        ))}
        <Card as="section" tone={tone} className={classes['overall']} aria-labelledby="overall-score">
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
    </div>
  );
}

function SampleCard({ tone, skill, title, delay, rows }: SampleCardProps) {
  const id = `sample-${skill}`;
  return (
    <Card as="section" tone={tone} aria-labelledby={id}>
      <h2 id={id} className={classes['cardTitle']}>
        <SkillIcon skill={skill} size="small" />
        {title}
      </h2>
      <dl className={classes['rows']}>
        {rows.map(({ label, score, percent }) => (
          <div key={label} className={classes['row']}>
            <dt>{label}</dt>
            <dd>{score}</dd>
            <dd className={classes['track']} aria-hidden>
              <div className={classes['bar']} style={{ width: `${percent}%`, animationDelay: `${delay}ms` }} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
