/** One state of an exam that was sent. */
export interface ExamWrite {
  readonly marker: number;
  acknowledged: boolean;
}

/** All that an administrator did to one exam, and what the server said to it. */
export interface ExamRecord {
  readonly id: string;
  readonly name: string;
  readonly writes: ExamWrite[];
  /** The last state and versions that were seen. */
  seen: SeenExam | null;
  deletion: 'no' | 'asked' | 'done';
  readonly history: string[];
}

/** The marker is in the exam's description and in every part; `versions` in the parts' order. */
export interface SeenExam {
  readonly markers: readonly number[];
  readonly revision: number;
  readonly versions: readonly number[];
}

export function createExamRecord(id: string, name: string): ExamRecord {
  return { id, name, writes: [{ marker: 0, acknowledged: true }], seen: null, deletion: 'no', history: [] };
}

/** Finds errors in the server's state of an exam, one line each; `seen` null: no such exam. */
export function checkExam(record: ExamRecord, seen: SeenExam | null): string[] {
  if (seen === null) return record.deletion === 'no' ? ['LOST: the exam is gone'] : [];
  if (record.deletion === 'done') return ['LOST: the exam that was deleted is back'];
  const [marker = -1, ...others] = seen.markers;
  if (others.some((other) => other !== marker)) return [`HALF: the exam is made of states ${seen.markers.join(', ')}`];
  const newest = record.writes.findLastIndex(({ acknowledged }) => acknowledged);
  const allowed = record.writes.slice(newest).map((write) => write.marker);
  if (!allowed.includes(marker)) return [`LOST: the exam is in state ${marker}, not ${allowed.join(' or ')}`];
  return checkNumbers(record.seen, seen);
}

/** Revision and versions move with a change, forward, and not otherwise. */
function checkNumbers(before: SeenExam | null, now: SeenExam): string[] {
  if (before === null) return [];
  const moved = before.markers[0] !== now.markers[0];
  const numbers = [
    { name: 'the revision', old: before.revision, now: now.revision },
    ...now.versions.map((version, part) => ({
      name: `the version of part ${part + 1}`,
      old: before.versions[part] ?? 0,
      now: version,
    })),
  ];
  return numbers
    .filter((number) => (moved ? number.now <= number.old : number.now !== number.old))
    .map(({ name, old, now }) => `WRONG: ${name} was ${old} and is ${now}, ${moved ? 'with' : 'without'} a change`);
}
