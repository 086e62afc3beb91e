import type { SampleRow } from '../model/sample-scores.ts';
import classes from './home-page.module.css';

interface SampleCardProps {
  readonly title: string;
  readonly delay: number;
  readonly rows: readonly SampleRow[];
}

export function SampleCard({ title, delay, rows }: SampleCardProps) {
  const id = `sample-${title.toLowerCase()}`;
  return (
    <section className={classes['card']} aria-labelledby={id}>
      <h2 id={id} className={classes['cardTitle']}>
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
    </section>
  );
}
