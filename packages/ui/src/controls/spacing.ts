import type { CSSProperties } from 'react';

const STEPS = { xs: 2, sm: 3, md: 4, lg: 5, xl: 6 } as const;

/** A step of the scale of distances (`--bw-space-…`). */
export type Space = keyof typeof STEPS;

/** The distance as CSS says it. */
export const space = (step: Space): string => `var(--bw-space-${STEPS[step]})`;

/** The distance to what stands above and below. */
export interface Spacing {
  readonly mt?: Space | undefined;
  readonly mb?: Space | undefined;
}

/** The distances as styles of an element, beside its own. */
export function spaced({ mt, mb }: Spacing, style?: CSSProperties): CSSProperties {
  return {
    ...(mt && { marginBlockStart: space(mt) }),
    ...(mb && { marginBlockEnd: space(mb) }),
    ...style,
  };
}
