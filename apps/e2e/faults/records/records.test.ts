import { describe, expect, it } from 'vitest';
import {
  checkAttempt,
  checkAttemptList,
  createAttemptRecord,
  type AttemptRecord,
  type SeenAttempt,
} from './attempt-record.ts';
import { checkExam, createExamRecord } from './exam-record.ts';
import { checkThings } from './set-record.ts';
import { checkSpoken } from './spoken-record.ts';
import {
  checkReleases,
  checkSubmission,
  checkSubmissionList,
  createSubmissionRecord,
  type SubmissionRecord,
} from './submission-record.ts';

const KEY = { '1': 'canal', '2': 'lock' };

/** An attempt with the sent answers to question 1, the newest last. */
function attemptWith(...changes: readonly [value: string | null, acknowledged: boolean][]): AttemptRecord {
  const record = createAttemptRecord('a', 'Mai');
  record.changes.set(
    '1',
    changes.map(([value, acknowledged], at) => ({ value, at, acknowledged })),
  );
  return record;
}

const open = (answers: SeenAttempt['answers']): SeenAttempt => ({ status: 'in_progress', answers, marks: null });
const submitted = (answers: SeenAttempt['answers'], marks: number): SeenAttempt => ({
  status: 'submitted',
  answers,
  marks,
});

describe('an attempt', () => {
  it('has the newest acknowledged answer, or one that was sent after it', () => {
    const record = attemptWith(['old', true], ['new', true], ['newer', false]);
    expect(checkAttempt(record, open({ '1': 'new' }), KEY)).toEqual([]);
    expect(checkAttempt(record, open({ '1': 'newer' }), KEY)).toEqual([]);
  });

  it.each([
    ['an older answer', { '1': 'old' }],
    ['no answer', {}],
    ['an answer nobody gave', { '1': 'new', '2': 'lock' }],
  ])('has lost a write when it has %s', (_, answers) => {
    const record = attemptWith(['old', true], ['new', true]);
    expect(checkAttempt(record, open(answers), KEY)).toEqual([expect.stringMatching(/^LOST: answer/)]);
  });

  it('has lost a write when a cleared answer is back', () => {
    const record = attemptWith(['old', true], [null, true]);
    expect(checkAttempt(record, open({ '1': 'old' }), KEY)).toHaveLength(1);
    expect(checkAttempt(record, open({}), KEY)).toEqual([]);
  });

  it('is missing only after it was discarded, and then stays missing', () => {
    const record = attemptWith(['new', true]);
    expect(checkAttempt(record, null, KEY)).toEqual(['LOST: the attempt is gone']);
    record.discard = 'asked';
    expect(checkAttempt(record, null, KEY)).toEqual([]);
    record.discard = 'done';
    expect(checkAttempt(record, open({ '1': 'new' }), KEY)).toEqual(['LOST: the attempt that was discarded is back']);
  });

  it('is submitted by its learner only, with all answers and their marks', () => {
    const record = attemptWith(['canal', true]);
    expect(checkAttempt(record, submitted({ '1': 'canal' }, 1), KEY)).toEqual(['WRONG: it was submitted by nobody']);
    record.submission = { answers: { '1': 'canal' }, marks: 1 };
    expect(checkAttempt(record, submitted({ '1': 'canal' }, 1), KEY)).toEqual([]);
    expect(checkAttempt(record, submitted({}, 0), KEY)).toEqual([
      expect.stringMatching(/^LOST: answer 1/),
      'WRONG: 0 marks, where the answer said 1',
    ]);
    expect(checkAttempt(record, submitted({ '1': 'canal' }, 0), KEY)).toHaveLength(2);
    expect(checkAttempt(record, open({ '1': 'canal' }), KEY)).toEqual(['LOST: the result is gone, the attempt open']);
  });

  it('may be closed with all saved answers once its time is over', () => {
    const record = attemptWith(['canal', true], ['lock', false]);
    record.mayBeClosed = true;
    expect(checkAttempt(record, submitted({ '1': 'canal' }, 1), KEY)).toEqual([]);
    expect(checkAttempt(record, submitted({}, 0), KEY)).toHaveLength(1);
  });
});

describe('the list of attempts', () => {
  const records = [createAttemptRecord('a', 'Mai'), createAttemptRecord('b', 'Mai')];

  it('has each attempt once', () => {
    expect(checkAttemptList(records, [{ id: 'b' }, { id: 'a' }])).toEqual([]);
  });

  it('has a double when an attempt is listed twice, or was never started', () => {
    expect(checkAttemptList(records, [{ id: 'a' }, { id: 'b' }, { id: 'a' }])).toEqual([
      'DOUBLE: attempt a is listed twice',
    ]);
    expect(checkAttemptList(records, [{ id: 'a' }, { id: 'b' }, { id: 'c' }])).toEqual([
      'DOUBLE: attempt c was begun by nobody',
    ]);
  });

  it('has lost an attempt that is missing', () => {
    expect(checkAttemptList(records, [{ id: 'a' }])).toEqual(['LOST: attempt b is not listed']);
  });
});

describe('an exam', () => {
  function changed(...acknowledged: readonly boolean[]) {
    const record = createExamRecord('e', 'Reading');
    for (const [index, done] of acknowledged.entries()) record.writes.push({ marker: index + 1, acknowledged: done });
    return record;
  }
  const seen = (marker: number, version: number, revision = version) => ({
    markers: [marker, marker],
    revision,
    versions: [version],
  });

  it('is in the newest acknowledged state, or in one that was sent after it', () => {
    const record = changed(true, true, false);
    expect(checkExam(record, seen(2, 3))).toEqual([]);
    expect(checkExam(record, seen(3, 4))).toEqual([]);
    expect(checkExam(record, seen(1, 2))).toEqual(['LOST: the exam is in state 1, not 2 or 3']);
  });

  it('is never half changed', () => {
    expect(checkExam(changed(true), { markers: [1, 0], revision: 2, versions: [2, 1] })).toEqual([
      'HALF: the exam is made of states 1, 0',
    ]);
  });

  it('increases its revision and versions with a change, and only then', () => {
    const record = changed(true, true);
    record.seen = seen(1, 4);
    expect(checkExam(record, seen(2, 4, 5))).toEqual([expect.stringContaining('the version of part 1 was 4 and is 4')]);
    expect(checkExam(record, seen(2, 5, 4))).toEqual([expect.stringContaining('the revision was 4 and is 4')]);
    record.seen = seen(2, 5);
    expect(checkExam(record, seen(2, 6))).toHaveLength(2);
    expect(checkExam(record, seen(2, 5))).toEqual([]);
  });

  it('is missing only after it was deleted', () => {
    expect(checkExam(changed(), null)).toEqual(['LOST: the exam is gone']);
  });
});

describe('accounts, tests and files', () => {
  it('exist once from their creation to their deletion', () => {
    const things = [
      { name: 'kept', creation: 'done', deletion: 'no' },
      { name: 'perhaps', creation: 'asked', deletion: 'no' },
      { name: 'deleted', creation: 'done', deletion: 'done' },
    ] as const;
    expect(checkThings(things, ['kept', 'somebody else’s'])).toEqual([]);
    expect(checkThings(things, ['kept', 'perhaps', 'perhaps', 'deleted'])).toEqual([
      'DOUBLE: perhaps is there 2 times',
      'LOST: deleted was deleted and is back',
    ]);
    expect(checkThings(things, [])).toEqual(['LOST: kept is gone']);
  });
});

describe('a text', () => {
  /** A text with its saves, the newest last. */
  function textWith(...texts: readonly [text: string, acknowledged: boolean][]): SubmissionRecord {
    const record = createSubmissionRecord('a', 's');
    record.texts.push(...texts.map(([text, acknowledged]) => ({ text, acknowledged })));
    return record;
  }

  it('is the newest acknowledged one, or one that was sent after it', () => {
    const record = textWith(['one', true], ['two', true], ['three', false]);
    const found = (text: string) => checkSubmission(record, { isHandedIn: false, text });
    expect([found('two'), found('three')]).toEqual([[], []]);
    expect(found('one')).toEqual(['LOST: the text is “one”, not two or three']);
    expect(checkSubmission(record, null)).toEqual(['LOST: the text is gone']);
    expect(checkSubmission(textWith(['one', false]), null)).toEqual([]);
  });

  it('stays as it was handed in', () => {
    const record = textWith(['one', true]);
    expect(checkSubmission(record, { isHandedIn: true, text: 'one' })).toEqual(['WRONG: it was handed in by nobody']);
    record.handedIn = { text: 'end', acknowledged: false };
    expect(checkSubmission(record, { isHandedIn: false, text: 'one' })).toEqual([]);
    expect(checkSubmission(record, { isHandedIn: true, text: 'end' })).toEqual([]);
    expect(checkSubmission(record, { isHandedIn: true, text: 'one' })).toEqual(['LOST: another text was handed in']);
    record.handedIn.acknowledged = true;
    expect(checkSubmission(record, { isHandedIn: false, text: 'one' })).toEqual([
      'LOST: the text that was handed in is a draft',
    ]);
  });

  it('is listed once if it was handed in', () => {
    const record = textWith();
    record.handedIn = { text: 'end', acknowledged: true };
    expect(checkSubmissionList([record], ['a'])).toEqual([]);
    expect(checkSubmissionList([record], [])).toEqual(['LOST: text a is not listed']);
    expect(checkSubmissionList([record], ['a', 'a', 'b'])).toEqual([
      'DOUBLE: text a is listed more than once',
      'DOUBLE: text b was handed in by nobody',
    ]);
  });

  it('has each acknowledged release once', () => {
    const releases = [
      { marker: 'one', acknowledged: true },
      { marker: 'two', acknowledged: false },
    ];
    const found = (...summaries: readonly string[]) =>
      checkReleases(
        { releases },
        summaries.map((summary, index) => ({ version: index + 1, summary })),
      );
    expect([found('one'), found('one', 'two')]).toEqual([[], []]);
    expect(found()).toEqual(['LOST: “one” is gone']);
    expect(found('one', 'one')).toEqual(['DOUBLE: it was released twice']);
    expect(found('one', 'three')).toEqual(['WRONG: nobody released “three”']);
    expect(checkReleases({ releases }, [{ version: 2, summary: 'one' }])).toEqual([
      'WRONG: versions are not in sequence',
    ]);
  });
});

describe('a recording', () => {
  const finished = { id: 'a', digest: 'x', finish: 'done', handIn: 'done' } as const;

  it('has the bytes that were sent, and is handed in once', () => {
    expect(checkSpoken(finished, { digest: 'x', listed: 1 })).toEqual([]);
    expect(checkSpoken(finished, { digest: null, listed: 1 })).toEqual(['LOST: a recording is gone']);
    expect(checkSpoken(finished, { digest: 'y', listed: 1 })).toEqual(['LOST: a recording has other bytes']);
    expect(checkSpoken(finished, { digest: 'x', listed: 2 })).toEqual(['DOUBLE: a recording was handed in twice']);
    expect(checkSpoken(finished, { digest: 'x', listed: 0 })).toEqual([
      'LOST: a recording that was handed in is not listed',
    ]);
  });

  it('may be there or not when a call had no response, and is not there without one', () => {
    const asked = { ...finished, finish: 'asked', handIn: 'asked' } as const;
    expect([
      ...checkSpoken(asked, { digest: 'x', listed: 1 }),
      ...checkSpoken(asked, { digest: null, listed: 0 }),
    ]).toEqual([]);
    expect(checkSpoken({ ...finished, finish: 'no', handIn: 'no' }, { digest: 'x', listed: 1 })).toEqual([
      'WRONG: a recording was finished by nobody',
      'WRONG: a recording was handed in by nobody',
    ]);
  });
});
