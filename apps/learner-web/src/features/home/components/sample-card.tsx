import type { MarkedSkill } from '@bandwise/domain';
import { Card } from '@bandwise/ui/look/card.tsx';
import { SkillIcon } from '@bandwise/ui/look/skill-icon.tsx';
import type { SampleRow } from '../model/sample-scores.ts';
import classes from './home-page.module.css';

interface SampleCardProps {
  readonly skill: MarkedSkill;
  readonly title: string;
  readonly delay: number;
  readonly rows: readonly SampleRow[];
}

export function SampleCard({ skill, title, delay, rows }: SampleCardProps) {
  const id = `sample-${skill}`;
  return (
    <Card as="section" aria-labelledby={id}>
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
