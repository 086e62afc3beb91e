import type { CSSProperties } from 'react';

const STEPS = { xs: 2, sm: 3, md: 4, lg: 5, xl: 6 } as const;

/** A step of the scale of distances (`--bw-space-…`). */
export type Space = keyof typeof STEPS;

/** The distance in CSS. */
export const space = (step: Space): string => `var(--bw-space-${STEPS[step]})`;

/** The distances above and below. */
export interface Spacing {
  readonly mt?: Space | undefined;
  readonly mb?: Space | undefined;
}

/** Adds the distances to an element's style. */
export function spaced({ mt, mb }: Spacing, style?: CSSProperties): CSSProperties {
  return {
    ...(mt && { marginBlockStart: space(mt) }),
    ...(mb && { marginBlockEnd: space(mb) }),
    ...style,
  };
}
