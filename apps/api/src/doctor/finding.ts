/** One finding, in a line. */
export interface Finding {
  /** `error`: the product does not work like this. `warning`: it does, but perhaps not as was meant. */
  readonly level: 'error' | 'ok' | 'warning';
  readonly about:
    | 'accounts'
    | 'clock'
    | 'database'
    | 'disk'
    | 'files'
    | 'mail'
    | 'replicas'
    | 'settings'
    | 'tables'
    | 'version';
  readonly text: string;
}

export function finding(level: Finding['level'], about: Finding['about'], text: string): Finding {
  return { level, about, text };
}
