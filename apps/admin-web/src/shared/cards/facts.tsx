import { Fragment } from 'react';
import classes from './cards.module.css';

/** Named facts about a question, one below the other. */
export function Facts({ facts }: { readonly facts: readonly (readonly [name: string, text: string])[] }) {
  return (
    <dl className={classes['facts']}>
      {facts.map(([name, text]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
