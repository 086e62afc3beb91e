import type { ElementType, ReactNode } from 'react';
import styles from './text-link.module.css';
import { classNames, type AsElement } from './own-element.ts';
import { spaced, type Spacing } from './spacing.ts';

interface OwnProps extends Spacing {
  /** In running text a link is underlined; one that stands alone is where it is pointed at. */
  readonly underline?: 'always' | 'hover';
  /** On a line of its own, in its middle. */
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
