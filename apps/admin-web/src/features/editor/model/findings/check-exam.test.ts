import { MARKING_PROFILES, publishCheck, type MarkingProfile } from '@bandwise/domain';
import { describe, expect, it } from 'vitest';
import { checkExam } from './check-exam.ts';
import { createFindingBoard } from '../../session/store/finding-board.ts';
import { isError } from './placed-finding.ts';
import { fieldId } from '../../session/focus/field-id.ts';
import { Author, everyTypeAuthor } from '../../testing/author.ts';
import { examReadiness, examSelfCheck } from './exam-readiness.ts';
import { sentParts } from '../exam-file/to-content.ts';

const passage = '<p>The heron waits.</p>';
const ready = () =>
  new Author('reading')
    .info({ title: 'Herons' })
    .set({ content: passage, explanation: passage })
    .addGroup('TFNG', 1)
    .setQuestion(0, 0, { answers: ['TRUE'] });
const listening = () =>
  new Author('listening')
    .info({ title: 'Market' })
    .addGroup('TFNG', 1)
    .setQuestion(0, 0, { answers: ['TRUE'] });

const audible = () => listening().set({ audioUrl: 'https://a.example/1.mp3' });
const errors = (author: Author) =>
  checkExam(author.form)
    .filter(isError)
    .map(({ field, message }) => [field, message]);

describe('the errors of a form', () => {
  it('are none when it can be published', () => {
    expect(errors(ready())).toEqual([]);
    expect(errors(everyTypeAuthor())).toEqual([]);
  });

  it.each([
    ['title', 'Title is required', () => ready().info({ title: ' ' })],
    ['time', 'Time must be at least 1 minute', () => ready().info({ time: 0 })],
    ['time', 'Time must be at least 1 minute', () => ready().info({ time: null })],
    ['passage', 'At least one passage paragraph is required', () => ready().set({ content: '<p> </p>' })],
    ['start', 'Start question number must be at least 1', () => ready().set({ start: 0 })],
    [
      'password',
      'Password must be at least 4 characters long when the test is locked.',
      () => ready().info({ locked: true, password: 'abc' }),
    ],
    [
      'password',
      'Password must be at least 4 characters long when the test is locked.',
      () => ready().info({ locked: true }),
    ],
    ['title', 'Title is required', () => audible().info({ title: ' ' })],
    ['time', 'Time must be at least 1 minute', () => audible().info({ time: 0 })],
    ['start', 'Start question number must be at least 1', () => audible().set({ start: 0 })],
    ['audio_url', 'Audio URL is required', () => listening()],
    ['audio_url', 'Audio URL is required', () => listening().set({ audioUrl: 'market.mp3' })],
    ['title', 'Test name is required', () => new Author('writing').set({ content: passage })],
    ['examContent', 'Content is required', () => new Author('speaking').info({ title: 'Hometown' })],
  ])('name the %s field: %s [A5-1 A5-2 A5-5 A5-7 A5-10 A5-11 A5-13 A5-20 A5-21 A9-7]', (field, message, build) => {
    expect(errors(build())).toEqual([[field, message]]);
  });

  it('do not ask for the password of a test that is open', () => {
    expect(errors(ready().info({ locked: false, password: 'abc' }))).toEqual([]);
  });

  it('do not ask for a listening password, but warn that none may open it [A5-14 A5-15]', () => {
    const author = audible().info({ locked: true });
    expect(errors(author)).toEqual([]);
    expect(checkExam(author.form).some(({ field, severity }) => field === 'password' && severity === 'warning')).toBe(
      true,
    );
  });

  it('do not warn of what is an error: a reading test without its password', () => {
    const findings = checkExam(ready().info({ locked: true }).form).filter(({ field }) => field === 'password');
    expect(findings.map(({ severity }) => severity)).toEqual(['error']);
  });

  it('name the answers of a question whatever the file calls them', () => {
    const author = ready().setQuestion(0, 0, { answers: ['x'.repeat(1001)] });
    const tooLong = checkExam(author.form).find(({ message }) => message.includes('1000 characters'));
    expect(tooLong).toMatchObject({ question: author.question(0, 0).id, field: 'answers' });
  });

  it('tell about shared basic information of a full test once', () => {
    const author = ready().info({ title: '' }).send({ type: 'setTestType', testType: 'full_test' });
    author
      .openPartNumber(2)
      .set({ content: passage })
      .addGroup('TFNG', 1)
      .setQuestion(0, 0, { answers: ['TRUE'] });
    expect(errors(author)).toEqual([['title', 'Title is required']]);
  });

  it('are at the question they are about', () => {
    const author = ready().addGroup('MCQ', 2).options([1, 1], ['fish', 'bread'], []);
    author.options([1, 0], ['fish', 'bread'], [0]);
    const error = checkExam(author.form).find(isError);
    expect(error).toMatchObject({
      part: author.part.id,
      group: author.group(1).id,
      question: author.question(1, 1).id,
      field: 'answers',
      message: 'Question 3 has no answer',
    });
  });

  it('are at the group whose paragraph has a blank without question', () => {
    const author = ready().addGroup('FILL_BLANKS').setGroup(1, { paragraph: '<p>{7}</p>' });
    const error = checkExam(author.form).find(isError);
    expect(error).toMatchObject({ group: author.group(1).id, question: null, field: 'paragraph' });
  });

  it('lead to an element of the form', () => {
    const author = ready();
    const place = {
      part: author.part.id,
      group: author.group(0).id,
      question: author.question(0, 0).id,
      field: 'answers',
    };
    expect(fieldId(place)).toBe(`edit-item-${place.question}-answers`);
  });

  it('say all that the publish check says', () => {
    const author = ready().addGroup('MULTI', 1).options([1, 0], ['a', 'b', 'c'], [0]).addGroup('DRAG_DROP', 1);
    const said = checkExam(author.form).map(({ message }) => message);
    const [part] = sentParts(author.form);
    const found = part === undefined ? [] : publishCheck(part.content).map(({ message }) => message);
    expect(found.length).toBeGreaterThan(2);
    expect(said).toEqual(expect.arrayContaining(found));
  });
});

describe('brackets and slashes in keys', () => {
  const written = (...answers: readonly string[]) =>
    new Author('reading')
      .info({ title: 'Herons' })
      .set({ content: passage, explanation: passage })
      .addGroup('FILL_BLANKS', 1)
      .setQuestion(0, 0, { question: 'It waits at the', answers });
  const found = (author: Author, byDefault?: MarkingProfile) =>
    checkExam(author.form, undefined, byDefault).filter(({ code }) => code === 'key_written_out');

  it('are a finding before saving where the test is marked as written [D159]', () => {
    const author = written('(the) market / bazaar');
    const own = author.send({ type: 'setMarkingProfile', markingProfile: 'spec' });
    expect(found(own)).toMatchObject([
      {
        severity: 'warning',
        question: author.question(0, 0).id,
        field: 'answers',
        message:
          'This test uses the marking “As written”, so the key of question 1 becomes separate answers: “market”, “the market”, “bazaar”',
      },
    ]);
  });

  it('are one where the installation marks as written, unless the test chooses [D159]', () => {
    const author = written('ten / 10');
    expect(found(author, 'spec')).toHaveLength(1);
    expect(found(author, 'ielts')).toEqual([]);
    expect(found(author.send({ type: 'setMarkingProfile', markingProfile: 'ielts' }), 'spec')).toEqual([]);
  });

  it.each([['river'], ['half-hour'], ['9.30'], ['£5,000'], []])('are not %j', (...answers) => {
    expect(found(written(...answers), 'spec')).toEqual([]);
  });
});

describe('the readiness', () => {
  const checklist = (author: Author) => examReadiness(author.form).checks.map(({ label, ok }) => [label, ok]);

  it('of a listening test is the checklist of the specification [A2-52]', () => {
    const author = new Author('listening').info({ title: 'Market' }).addGroup('TFNG');
    expect(checklist(author)).toEqual([
      ['Title provided', true],
      ['Audio file added', false],
      ['Questions configured', true],
      ['Has questions', false],
    ]);
  });

  it('of a full test needs one part that has all', () => {
    const author = ready().send({ type: 'setTestType', testType: 'full_test' });
    expect(examReadiness(author.form).ready).toBe(true);
    author.openPartNumber(1).set({ content: '' });
    author.openPartNumber(2).set({ content: passage });
    expect(examReadiness(author.form).ready).toBe(false);
  });

  it.each(['writing', 'speaking'] as const)('of %s is title and content [A2-63 A4-20]', (skill) => {
    expect(checklist(new Author(skill).info({ title: 'Task' }))).toEqual([
      ['Title provided', true],
      ['Content provided', false],
    ]);
  });
});

describe('the self-check', () => {
  it.each(MARKING_PROFILES)('of a good key is N of N by the %s rules', (profile) => {
    expect(examSelfCheck(everyTypeAuthor().form, profile)).toEqual({ marks: 9, total: 9 });
  });

  it('misses the marks of a question without a key', () => {
    expect(examSelfCheck(ready().addGroup('MCQ', 1).form, 'spec')).toEqual({ marks: 1, total: 2 });
  });
});

describe('what was lost when something was pasted', () => {
  it('is an error at its field, as long as that is there', () => {
    const { form } = ready();
    const [part] = form.parts;
    const [group] = part?.groups ?? [];
    const board = createFindingBoard();
    board.noteLost({ part: part?.id ?? 0, group: group?.id ?? 0, field: 'instruction' }, ['A frame']);
    board.noteLost({ part: part?.id ?? 0, group: 999, field: 'instruction' }, ['A table']);
    const { facts } = board.getState();
    const found = checkExam(form, facts).filter(isError);
    expect(found).toMatchObject([
      { message: 'A frame: not pasted, because this content cannot be saved', group: group?.id, field: 'instruction' },
    ]);
    board.acceptLosses(facts.pasted);
    expect(checkExam(form, board.getState().facts).filter(isError)).toEqual([]);
  });
});
