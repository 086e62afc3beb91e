import { parseExam, skills, QUESTION_SHAPES, QUESTION_TYPES, type Skill } from '@bandwise/domain';
import { describe, expect, it } from 'vitest';
import { fromExamFile } from './from-exam.ts';
import { newExam } from '../form/new-exam.ts';
import { readJson } from './read-json.ts';
import { Author, everyTypeAuthor } from '../../testing/author.ts';
import { toJson, toPayload } from './to-payload.ts';

const passage = '<p>The heron waits.</p>';

function writtenPart(author: Author, number: number): Author {
  return author
    .openPartNumber(number)
    .set({ content: `<p>Part ${number}</p>` })
    .addGroup('TFNG', 1)
    .setQuestion(0, 0, { question: 'True?' });
}

describe('the payload of a single part', () => {
  it('is that of reading [A3-1 A3-8 A3-12 A7-19]', () => {
    const author = new Author('reading')
      .info({ title: 'Herons', time: 20, locked: true, password: 'reed' })
      .set({ content: passage, explanation: '<p>Why</p>' })
      .addGroup('TFNG', 1)
      .setQuestion(0, 0, { question: 'It waits.', answers: ['TRUE'] });
    expect(toPayload(author.form)).toEqual({
      description: 'Herons',
      reading: [
        {
          title: 'Herons',
          time: 20,
          explanation: '<p>Why</p>',
          passage,
          part_number: 1,
          locked: true,
          password: 'reed',
          groups: [
            {
              type: 'TFNG',
              instruction: '',
              imgContent: null,
              labels: 'TFNG',
              questions: [{ number: 1, question: 'It waits.', answer: 'TRUE' }],
            },
          ],
        },
      ],
    });
  });

  it('is that of listening: no passage, an audio_url, no suffix to the title [A3-4 A3-8 A7-22]', () => {
    const author = new Author('listening')
      .info({ title: 'Market', time: 30 })
      .set({ audioUrl: ' https://a.example/1.mp3 ' });
    expect(toPayload(author.form)).toEqual({
      description: 'Market',
      listening: [
        {
          title: 'Market',
          time: 30,
          audio_url: 'https://a.example/1.mp3',
          part_number: 1,
          passage: null,
          groups: [],
          locked: false,
          password: null,
          explanation: '',
        },
      ],
    });
  });

  it.each(['writing', 'speaking'] as const)('is that of %s: title, part and content [A7-24 A7-25]', (skill) => {
    const author = new Author(skill).info({ title: 'Task' }).set({ content: passage });
    author.send({ type: 'setPartNumber', partNumber: 2 });
    expect(toPayload(author.form)).toEqual({
      description: 'Task',
      [skill]: [{ title: 'Task', part_number: 2, examContent: passage }],
    });
  });

  it('keeps a lock that a writing test was given elsewhere', () => {
    const author = new Author('writing').info({ title: 'Task', locked: true, password: 'reed' });
    expect(toPayload(author.form).writing?.[0]).toMatchObject({ locked: true, password: 'reed' });
  });

  it.each(QUESTION_TYPES)('gives a %s question the answer in the form of its type [A3-13]', (type) => {
    const sent = toPayload(everyTypeAuthor().form).reading?.[0]?.groups?.find((group) => group.type === type);
    expect(sent?.questions.length).toBeGreaterThan(0);
    expect(Array.isArray(sent?.questions[0]?.answer)).toBe(QUESTION_SHAPES[type].answers !== 'one');
  });

  it('leaves blank options, choices and accepted answers out [A3-12]', () => {
    const author = new Author('reading').addGroup('MCQ', 1).options([0, 0], ['fish', 'bread'], [0]);
    author.addGroup('FILL_BLANKS', 1).setQuestion(1, 0, { answers: ['river', ' '] });
    const groups = toPayload(author.form).reading?.[0]?.groups;
    expect(groups?.[0]?.questions[0]?.options).toEqual(['fish', 'bread']);
    expect(groups?.[1]?.questions[0]?.answer).toEqual(['river']);
  });
});

describe('the payload of a full test', () => {
  const full = (skill: Skill) => new Author(skill).send({ type: 'setTestType', testType: 'full_test' });

  it('holds the parts that hold anything [A7-20 D25]', () => {
    const author = full('reading').info({ title: 'Herons' });
    writtenPart(author, 1);
    writtenPart(author, 3);
    expect(toPayload(author.form).reading?.map((part) => part.part_number)).toEqual([1, 3]);
  });

  it.each([
    ['reading', 60, [1, 2, 3], 20],
    ['reading', 61, [1, 2, 3], 21],
    ['reading', 20, [1, 2, 3], 7],
    ['reading', 60, [1], 20],
    ['reading', 60, [2, 3], 20],
    ['reading', 60, [], 20],
    ['reading', 1, [1], 1],
    ['reading', 60.5, [3], 21],
    ['listening', 32, [1, 2, 3, 4], 8],
    ['listening', 30, [4], 8],
    ['listening', 30, [1, 2, 3], 8],
  ] as const)(
    'of %s gives of %d minutes to each of the parts %j the ceiling of a full test’s share, %i [A7-21 D25]',
    (skill, time, written, each) => {
      const author = full(skill).info({ title: 'Herons', time });
      for (const number of written) writtenPart(author, number);
      const times = toPayload(author.form)[skill]?.map((part) => part.time);
      expect(times).toEqual(Array.from({ length: Math.max(written.length, 1) }, () => each));
    },
  );

  it('says in the title of a listening part which it is, and not of a reading part [A7-23 D25]', () => {
    const listening = full('listening').info({ title: 'Market' });
    writtenPart(listening, 1).set({ audioUrl: 'https://a.example/1.mp3' });
    writtenPart(listening, 4);
    expect(toPayload(listening.form).listening?.map((part) => part.title)).toEqual([
      'Market - Part 1',
      'Market - Part 4',
    ]);
    const reading = full('reading').info({ title: 'Herons' });
    writtenPart(reading, 1);
    writtenPart(reading, 2);
    expect(toPayload(reading.form).reading?.map((part) => part.title)).toEqual(['Herons', 'Herons']);
    expect(toPayload(listening.form).description).toBe('Market');
  });

  it('has a tab for each part of the skill', () => {
    expect(full('reading').form.parts.length).toBe(skills.reading.parts.max);
    expect(full('listening').form.parts.length).toBe(skills.listening.parts.max);
  });
});

describe('the JSON of a test', () => {
  it('is read back to itself', () => {
    const json = toJson(everyTypeAuthor().form);
    const read = readJson(json, 'reading');
    expect(read.ok && toJson(fromExamFile(read.draft, newExam('reading')))).toBe(json);
  });

  it.each([
    [[1, 2, 3, 4], 'Market'],
    [[1, 2, 4], 'Market'],
    [[2, 3], 'Market'],
    // One part is no full test.
    [[3], 'Market - Part 3'],
  ])(
    'of a full test with the parts %j is read back to itself, shares of the time included [A2-51]',
    (written, title) => {
      const author = new Author('listening').send({ type: 'setTestType', testType: 'full_test' });
      author.info({ title: 'Market', time: 31, locked: true, password: 'reed' });
      for (const number of written) writtenPart(author, number).set({ audioUrl: `https://a.example/${number}.mp3` });
      const json = toJson(author.form);
      const read = readJson(json, 'listening');
      const form = read.ok ? fromExamFile(read.draft, newExam('listening')) : null;
      expect(form === null ? null : toJson(form)).toBe(json);
      expect(form?.info.title).toBe(title);
    },
  );

  it.each([
    ['empty', new Author('reading')],
    ['empty', new Author('speaking')],
    ['locked with too short a password', new Author('reading').info({ title: 'Herons', locked: true, password: 'ab' })],
    ['without time or address', new Author('listening').info({ time: null, locked: true }).set({ audioUrl: 'a.mp3' })],
    ['half a question long', new Author('reading').info({ title: 'Herons' }).addGroup('MCQ', 1)],
  ])('of an unfinished test, %s, is read back to itself', (_, author) => {
    const json = toJson(author.form);
    const read = readJson(json, author.form.skill);
    expect(read.ok && toJson(fromExamFile(read.draft, newExam(author.form.skill)))).toBe(json);
  });

  it('is not read where more is wrong than that something is missing', () => {
    const read = readJson('{"reading":[{"title":"","time":"soon","groups":[{"type":"ESSAY"}]}]}', 'reading');
    expect(read.ok ? [] : read.messages.length).toBeGreaterThan(1);
  });

  it('keeps parts that have little in common', () => {
    const parts = ['Herons', 'Storks'].map((title, index) => ({
      title,
      time: 20 + index,
      part_number: index + 1,
      passage,
      groups: [],
    }));
    const read = readJson(JSON.stringify({ description: 'Birds', reading: parts }), 'reading');
    const form = read.ok ? fromExamFile(read.draft, newExam('reading')) : newExam('reading');
    const sent = toPayload(form);
    expect(sent.description).toBe('Birds');
    expect(sent.reading?.map(({ title, time }) => [title, time])).toEqual([
      ['Herons', 20],
      ['Storks', 21],
    ]);
  });

  it.each([
    ['{', 'This is not valid JSON. Check that you copied the whole text.'],
    ['{"listening":[]}', 'The test must have reading parts'],
    ['[]', 'A test must be an object'],
    [
      '{"reading":[{"title":"Herons","passage":"Reeds","groups":[{"type":"ESSAY"}]}]}',
      'Group 1: Question type must be one of TFNG, MCQ, MULTI, FILL_BLANKS, MATCH_TABLE, DRAG_DROP, DROPDOWN',
    ],
    [
      '{"reading":[{"title":"Herons","passage":"Reeds"},{"title":"Storks","passage":"Reeds","groups":[{"type":"MCQ","questions":[{"number":1,"options":"A, B"}]}]}]}',
      'Part 2: Group 1, 1st question: Options must be a list of texts',
    ],
  ])('refuses %s with one reason, in the words of the screen', (text, reason) => {
    const read = readJson(text, 'reading');
    expect(read.ok ? [] : read.messages).toEqual([reason]);
  });

  it('is what the server reads, for every type [L3-14 A3-9]', () => {
    const parsed = parseExam(toPayload(everyTypeAuthor().form), { skill: 'reading' });
    expect(parsed.ok && parsed.value.parts[0]?.content.groups.map((group) => group.questions[0]?.answers)).toEqual([
      ['FALSE'],
      ['fish'],
      ['frogs', 'reeds'],
      ['river'],
      ['B'],
      ['reed'],
      ['iv'],
    ]);
  });
});
