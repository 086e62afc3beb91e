import type { ElementType, ReactNode } from 'react';
import styles from './icon-button.module.css';
import { classNames, type AsElement } from './own-element.ts';

interface OwnProps {
  readonly variant?: 'default' | 'filled' | 'subtle';
  /** Its width and height, in pixels at the browser's own text size. */
  readonly size?: number;
  readonly tone?: 'accent' | 'plain';
  readonly round?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A button with only an icon: it needs an `aria-label`. With `component` a link that looks like one. */
export function IconButton<E extends ElementType = 'button'>(props: AsElement<E, OwnProps>): ReactNode {
  const { component, variant = 'filled', size = 34, tone = 'accent', round, className, style, ...rest } = props;
  const Element: ElementType = component ?? 'button';
  return (
    <Element
      {...(Element === 'button' && { type: 'button' })}
      {...rest}
      className={classNames(styles['icon'], className)}
      style={{ '--icon-button-size': `${size / 16}rem`, ...style }}
      data-variant={variant}
      data-tone={tone}
      data-round={round || undefined}
    />
  );
}
