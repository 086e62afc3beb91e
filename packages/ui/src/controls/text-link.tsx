import type { ElementType, ReactNode } from 'react';
import styles from './text-link.module.css';
import { classNames, type AsElement } from './own-element.ts';
import { spaced, type Spacing } from './spacing.ts';

interface OwnProps extends Spacing {
  /** A link in running text is underlined; a separate one is underlined on hover. */
  readonly underline?: 'always' | 'hover';
  /** Centres the link on a separate line. */
  readonly centred?: boolean;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** A link, or with `component` a router's link or a button that looks like one. */
export function TextLink<E extends ElementType = 'a'>(props: AsElement<E, OwnProps>): ReactNode {
  const { component, underline = 'hover', centred, className, mt, mb, style, ...rest } = props;
  const Element: ElementType = component ?? 'a';
  return (
    <Element
      {...rest}
      className={classNames(styles['link'], className)}
      style={spaced({ mt, mb }, style)}
      data-underline={underline}
      data-centred={centred || undefined}
    />
  );
}
