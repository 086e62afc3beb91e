export interface Finding {
  /** `error`: the product can't work. `warning`: it works, but perhaps not as intended. */
  readonly level: 'error' | 'ok' | 'warning';
  readonly about:
    | 'accounts'
    | 'clock'
    | 'database'
    | 'disk'
    | 'files'
    | 'mail'
    | 'replicas'
    | 'reader'
    | 'settings'
    | 'tables'
    | 'version';
  readonly text: string;
}

export function finding(level: Finding['level'], about: Finding['about'], text: string): Finding {
  return { level, about, text };
}
