import type { ComponentPropsWithoutRef } from 'react';
import classes from './card.module.css';

interface CardProps extends ComponentPropsWithoutRef<'section'> {
  /** `section`, which needs a name, `li` in a list, `article` or `div`. */
  readonly as?: 'article' | 'div' | 'li' | 'section';
  /** `quiet`: less prominent than other cards. */
  readonly tone?: 'plain' | 'quiet';
}

/** Groups related content on a raised surface. */
export function Card({ as: Element = 'div', tone = 'plain', className, ...rest }: CardProps) {
  const names = [classes['card'], className].filter(Boolean).join(' ');
  return <Element className={names} data-tone={tone} {...rest} />;
}
