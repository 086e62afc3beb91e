import type { CSSProperties, ElementType, ReactNode } from 'react';
import { space, spaced, type Space, type Spacing } from './spacing.ts';

interface StackProps extends Spacing {
  readonly as?: ElementType;
  readonly gap?: Space;
  readonly align?: CSSProperties['alignItems'];
  readonly justify?: CSSProperties['justifyContent'];
  /** The distance to its own edge. */
  readonly pad?: Space;
  /** As high as the screen. */
  readonly isWhole?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A column of elements. */
export const Stack = (props: StackProps) => lined(props, { flexDirection: 'column' });

/** A row of elements, which wraps. */
export const Row = (props: StackProps) => lined({ align: 'center', ...props }, { flexWrap: 'wrap' });

function lined(props: StackProps, direction: CSSProperties) {
  const { as: Element = 'div', gap = 'md', align, justify, pad, isWhole, className, children, ...spacing } = props;
  const style: CSSProperties = {
    display: 'flex',
    ...direction,
    gap: space(gap),
    alignItems: align,
    justifyContent: justify,
    ...(pad && { padding: space(pad) }),
    ...(isWhole && { minHeight: '100dvh' }),
  };
  return (
    <Element className={className} style={spaced(spacing, style)}>
      {children}
    </Element>
  );
}
