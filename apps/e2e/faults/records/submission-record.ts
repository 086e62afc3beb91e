/** The actions of a learner with one text, and the responses of the server. */
export interface SubmissionRecord {
  readonly id: string;
  readonly sectionID: string;
  /** Every text that was sent, the newest last. */
  readonly texts: { readonly text: string; acknowledged: boolean }[];
  /** The text that was handed in; null: none. */
  handedIn: { readonly text: string; acknowledged: boolean } | null;
  readonly history: string[];
}

/** The state of a text on the server. */
export interface SeenSubmission {
  readonly isHandedIn: boolean;
  readonly text: string;
}

export function createSubmissionRecord(id: string, sectionID: string): SubmissionRecord {
  return { id, sectionID, texts: [], handedIn: null, history: [] };
}

/** Finds errors in the server's state of a text: a lost text or change, or one that was handed in and is a draft again. */
export function checkSubmission({ texts, handedIn }: SubmissionRecord, seen: SeenSubmission | null): string[] {
  const newest = texts.findLastIndex(({ acknowledged }) => acknowledged);
  if (seen === null) return newest >= 0 || handedIn?.acknowledged ? ['LOST: the text is gone'] : [];
  if (seen.isHandedIn) {
    if (handedIn === null) return ['WRONG: it was handed in by nobody'];
    return handedIn.text === seen.text ? [] : ['LOST: another text was handed in'];
  }
  if (handedIn?.acknowledged) return ['LOST: the text that was handed in is a draft'];
  const allowed = texts.slice(Math.max(0, newest)).map(({ text }) => text);
  return allowed.includes(seen.text) ? [] : [`LOST: the text is “${seen.text}”, not ${allowed.join(' or ')}`];
}

/** Finds errors in a learner's list of submissions: repeated, unknown and missing ones. */
export function checkSubmissionList(records: readonly SubmissionRecord[], listed: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const id of listed) counts.set(id, (counts.get(id) ?? 0) + 1);
  const handedInIds = new Set(records.filter(({ handedIn }) => handedIn !== null).map(({ id }) => id));
  return [
    ...[...counts].filter(([, count]) => count > 1).map(([id]) => `DOUBLE: text ${id} is listed more than once`),
    ...[...counts.keys()]
      .filter((id) => !handedInIds.has(id))
      .map((id) => `DOUBLE: text ${id} was handed in by nobody`),
    ...records
      .filter(({ id, handedIn }) => handedIn?.acknowledged && !counts.has(id))
      .map(({ id }) => `LOST: text ${id} is not listed`),
  ];
}

/** The assessments of one text that were released; `marker` is their summary. */
export interface ReleaseRecord {
  readonly id: string;
  readonly releases: { readonly marker: string; acknowledged: boolean }[];
  readonly history: string[];
}

/** Finds errors in the released versions of a text, the earliest first: lost, repeated and unknown ones. */
export function checkReleases(
  { releases }: Pick<ReleaseRecord, 'releases'>,
  seen: readonly { readonly version: number; readonly summary: string }[],
): string[] {
  const problems: string[] = [];
  if (seen.some(({ version }, index) => version !== index + 1)) problems.push('WRONG: versions are not in sequence');
  if (new Set(seen.map(({ summary }) => summary)).size < seen.length) problems.push('DOUBLE: it was released twice');
  for (const { summary } of seen)
    if (!releases.some(({ marker }) => marker === summary)) problems.push(`WRONG: nobody released “${summary}”`);
  for (const { marker, acknowledged } of releases)
    if (acknowledged && !seen.some(({ summary }) => summary === marker)) problems.push(`LOST: “${marker}” is gone`);
  return problems;
}
