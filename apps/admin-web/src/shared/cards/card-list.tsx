import type { ReactNode } from 'react';
import classes from './cards.module.css';

/** Cards below one another; each is an `li`. */
export function CardList({ children }: { readonly children: ReactNode }) {
  return <ul className={classes['list']}>{children}</ul>;
}
