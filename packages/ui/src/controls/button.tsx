import type { ElementType, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames, type AsElement } from './own-element.ts';
import { spaced, type Spacing } from './spacing.ts';

interface OwnProps extends Spacing {
  readonly variant?: 'default' | 'filled' | 'subtle';
  /** `danger`: the action destroys something. */
  readonly tone?: 'accent' | 'danger';
  readonly size?: 'compact-md' | 'md' | 'sm';
  /** The action is running: the button can't be pressed again. */
  readonly loading?: boolean;
  readonly fullWidth?: boolean;
  readonly justify?: 'start';
  readonly leftSection?: ReactNode;
  readonly rightSection?: ReactNode;
  readonly className?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly children?: ReactNode;
}

/** A button, or with `component` a link that looks like one. */
export function Button<E extends ElementType = 'button'>(props: AsElement<E, OwnProps>): ReactNode {
  const { component, variant = 'filled', tone = 'accent', size = 'sm', loading = false, ...others } = props;
  const { fullWidth, justify, leftSection, rightSection, className, disabled, children, mt, mb, style, ...rest } =
    others;
  const Element: ElementType = component ?? 'button';
  return (
    <Element
      {...(Element === 'button' && { type: 'button', disabled: disabled || loading })}
      {...rest}
      className={classNames(styles['button'], className)}
      style={spaced({ mt, mb }, style)}
      data-variant={variant}
      data-tone={tone}
      data-size={size}
      data-loading={loading || undefined}
      data-block={fullWidth || undefined}
      data-justify={justify}
    >
      {loading && <span className={styles['turning']} aria-hidden />}
      {leftSection && <span className={styles['section']}>{leftSection}</span>}
      <span className={styles['label']}>{children}</span>
      {rightSection && <span className={styles['section']}>{rightSection}</span>}
    </Element>
  );
}
