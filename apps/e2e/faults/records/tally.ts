/** The counts and findings of one phase of the campaign. */
export interface Tally {
  faults: number;
  /** Writes that the server has confirmed. */
  acknowledged: number;
  /** Calls without a confirmation: no response in time, or a 5xx. */
  unanswered: number;
  /** Milliseconds from a fault to the next successful call with a session. */
  longestToService: number;
  readonly problems: Problem[];
}

export interface Problem {
  readonly what: string;
  /** The history of the attempt, exam or account, one line for each event. */
  readonly history: readonly string[];
}

export function createTally(): Tally {
  return { faults: 0, acknowledged: 0, unanswered: 0, longestToService: 0, problems: [] };
}

export function report(tally: Tally, problems: readonly string[], history: readonly string[]): void {
  for (const what of problems) tally.problems.push({ what, history: history.slice(-40) });
}
