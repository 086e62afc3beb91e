import 'react';

declare module 'react' {
  interface CSSProperties {
    /** A component's own variable. */
    readonly [name: `--${string}`]: string | number | undefined;
  }
}
