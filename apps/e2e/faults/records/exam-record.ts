/** A state of an exam that was sent. */
export interface ExamWrite {
  readonly marker: number;
  acknowledged: boolean;
}

/** The changes of an administrator to one exam, and the responses of the server. */
export interface ExamRecord {
  readonly id: string;
  readonly name: string;
  readonly writes: ExamWrite[];
  /** The last state that was read. */
  seen: SeenExam | null;
  deletion: 'no' | 'asked' | 'done';
  readonly history: string[];
}

/** A state that was read. The exam's description and every part have a marker; `versions` are in the order of the parts. */
export interface SeenExam {
  readonly markers: readonly number[];
  readonly revision: number;
  readonly versions: readonly number[];
}

export function createExamRecord(id: string, name: string): ExamRecord {
  return { id, name, writes: [{ marker: 0, acknowledged: true }], seen: null, deletion: 'no', history: [] };
}

/** Finds errors in the server's state of an exam, one line each; `seen` is null if the exam does not exist. */
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

/** The revision and the versions must increase with a change, and must stay the same without one. */
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
