import type { EditSection } from '@bandwise/api-contract/admin';
import { QUESTION_TYPES, type FullGroup, type SectionContent } from '@bandwise/domain';
import { buildContent, buildGroup, buildKeyedGroup, buildQuestion } from '@bandwise/domain/testing';
import { describe, expect, it } from 'vitest';
import { fromExamFile, fromPublished } from './from-exam.ts';
import { readJson } from './read-json.ts';
import { Author } from '../../testing/author.ts';
import { toFullGroup } from '../form/to-full-group.ts';
import { sentParts } from './to-content.ts';
import { toPayload } from './to-payload.ts';
import { toUpdate } from './to-update.ts';

function published(content: Partial<SectionContent>, frame: Partial<EditSection> = {}): EditSection {
  const { skill, passage, examContent, groups, ...rest } = buildContent(content);
  return {
    ...rest,
    skill,
    id: `section-${rest.part_number}`,
    exam_id: 'exam',
    version: 1,
    questions_count: 0,
    created_at: '2025-01-01T00:00:00Z',
    revision: 5,
    locked: false,
    password: null,
    passage: [...passage],
    examContent: [...examContent],
    groups: groups.map(writable),
    ...frame,
  };
}

function writable(group: FullGroup): EditSection['groups'][number] {
  const questions = group.questions.map((question) => ({
    ...question,
    options: [...question.options],
    answers: [...question.answers],
  }));
  return { ...group, choices: [...group.choices], questions };
}

const exam = (parts: readonly EditSection[], description = 'Herons') =>
  fromPublished({ skill: parts[0]?.skill ?? 'reading', description, revision: 5, parts: [...parts] });

describe('a published part', () => {
  it.each(QUESTION_TYPES)('keeps every field of a %s group [A3-10 A4-2]', (type) => {
    const group = buildKeyedGroup(type, 5);
    const [part] = exam([published({ groups: [group] })]).parts;
    expect(part?.groups.map(toFullGroup)).toEqual([group]);
  });

  it('keeps what only some groups have [A3-10 A3-15]', () => {
    const groups = [
      buildGroup('FILL_BLANKS', {
        paragraph: '<p>{14-1} and {14-2}</p>',
        imgContent: '<p><img src="/api/media/1" alt="Map"></p>',
        word_limit: { words: 2, number: true },
        questions: [
          buildQuestion({ number: 14, subpart: 1, answers: ['river', 'stream'] }),
          buildQuestion({ number: 14, subpart: 2, answers: ['bank'] }),
        ],
      }),
      buildGroup('TFNG', { labels: 'YNNG', questions: [buildQuestion({ number: 15, answers: ['NO'] })] }),
      buildGroup('DRAG_DROP', { reuse_choices: true, choices: ['a', 'b'] }),
    ];
    const [part] = exam([published({ groups })]).parts;
    expect(part?.groups.map(toFullGroup)).toEqual(groups);
    expect(part?.start).toBe(14);
  });

  it('keeps what its questions, its recording and its task teach, and sends none where it was taken away', () => {
    const taught = {
      explanation: '<p>It waits.</p>',
      evidence: [
        { quote: 'waits', occurrence: 2 },
        { start: 1, end: 2 },
      ],
    };
    const groups = [buildGroup('TFNG', { questions: [buildQuestion({ answers: ['TRUE'], ...taught })] })];
    const transcript = [{ start: 0, end: 2.5, speaker: 'Ann', text: 'It waits.' }];
    const spoken = {
      skill: 'listening',
      audio_url: 'https://a.example/1.mp3',
      passage: [],
      groups,
      transcript,
    } as const;
    const form = exam([published(spoken)]);
    expect(sentParts(form)[0]?.content).toMatchObject({ groups, transcript });
    const task = { skill: 'writing', examContent: ['<p>Write.</p>'], passage: [], modelAnswer: '<p>So.</p>' } as const;
    expect(sentParts(exam([published(task)]))[0]?.content.modelAnswer).toBe('<p>So.</p>');
    const without = JSON.stringify({ listening: [{ title: 'T', audio_url: 'https://a.example/1.mp3', groups }] });
    const read = readJson(without, 'listening');
    const imported = read.ok ? fromExamFile(read.draft, form) : form;
    expect(toPayload(imported).listening?.[0]?.transcript).toEqual([]);
    expect(toPayload(form).listening?.[0]?.transcript).toEqual(transcript);
  });

  it('keeps the minutes and words of a written task, and takes them away with a file that has none', () => {
    const task = { skill: 'writing', examContent: ['<p>Write.</p>'], passage: [], minutes: 25, words: 180 } as const;
    const form = exam([published(task)]);
    expect(toPayload(form).writing?.[0]).toMatchObject({ minutes: 25, words: 180 });
    const read = readJson(JSON.stringify({ writing: [{ title: 'T', examContent: '<p>Write.</p>' }] }), 'writing');
    const imported = read.ok ? fromExamFile(read.draft, form) : form;
    expect(toPayload(imported).writing?.[0]).toMatchObject({ minutes: null, words: null });
  });

  it('keeps a key that is not among its options', () => {
    const group = buildGroup('MCQ', { questions: [buildQuestion({ options: ['a', 'b'], answers: ['c'] })] });
    const [part] = exam([published({ groups: [group] })]).parts;
    expect(part?.groups.map(toFullGroup)).toEqual([group]);
  });

  it('takes the first of several keys where one counts [A3-14]', () => {
    const group = buildGroup('TFNG', { questions: [buildQuestion({ answers: ['TRUE', 'FALSE'] })] });
    const [part] = exam([published({ groups: [group] })]).parts;
    expect(part?.groups[0]?.questions[0]?.answers).toEqual(['TRUE']);
  });

  it.each([
    [['<h2>Herons</h2>', '<p>They wait.</p>']],
    [['They wait.', 'They eat.']],
    [['<ul><li>one</li><li>two</li></ul>', 'Plain text', '<p>End</p>']],
  ])('keeps the blocks of its passage: %j [A3-4]', (passage) => {
    const [part] = sentParts(exam([published({ passage })]));
    expect(part?.content.passage).toEqual(passage);
  });

  it('shows signs bare that the server stores escaped, except where they would become markup', () => {
    const questions = ['5 &lt; 6 &amp; 7', 'a &lt;b&gt; c', 'a <b>c</b> &amp; d'].map((question, index) =>
      buildQuestion({ number: index + 1, question, answers: ['TRUE'] }),
    );
    const [part] = exam([published({ groups: [buildGroup('TFNG', { questions })] })]).parts;
    expect(part?.groups[0]?.questions.map(({ question }) => question)).toEqual([
      '5 < 6 & 7',
      'a &lt;b&gt; c',
      'a <b>c</b> &amp; d',
    ]);
  });
});

describe('a published full test', () => {
  const parts = [
    published({ part_number: 1, title: 'One', groups: [buildKeyedGroup('TFNG', 1)] }),
    published({ part_number: 2, title: 'Two', time: 25, groups: [buildKeyedGroup('MCQ', 2)] }, { version: 7 }),
    published(
      { part_number: 3, title: 'Three', groups: [buildKeyedGroup('MCQ', 27)] },
      { locked: true, password: 'reed' },
    ),
  ];

  it('opens all its parts as tabs, each with its own title, time and lock [D26]', () => {
    const form = exam(parts);
    expect(form.testType).toBe('full_test');
    expect(form.parts.map(({ info }) => [info?.title, info?.time, info?.password])).toEqual([
      ['One', 20, ''],
      ['Two', 25, ''],
      ['Three', 20, 'reed'],
    ]);
  });

  it('lets numbers follow from part to part where they do, and keeps those that start elsewhere', () => {
    expect(exam(parts).parts.map(({ start }) => start)).toEqual([null, null, 27]);
  });

  it('changes the title of the open part only', () => {
    const author = new Author(exam(parts)).openPartNumber(2).info({ title: 'Zwei' });
    expect(author.form.parts.map(({ info }) => info?.title)).toEqual(['One', 'Zwei', 'Three']);
  });

  it('sends back only the parts that were changed, as the sections they are [A4-7]', () => {
    const form = exam(parts);
    const author = new Author(form).openPartNumber(2).info({ title: 'Zwei' });
    const { payload, sectionIds } = toUpdate(author.form, form);
    expect(payload.reading?.map(({ part_number, title }) => [part_number, title])).toEqual([[2, 'Zwei']]);
    expect([sectionIds, payload.description]).toEqual([{ 2: form.parts[1]?.base?.id }, 'Herons']);
  });

  it('sends one part when nothing was changed', () => {
    const form = exam(parts);
    expect(toUpdate(form, form).payload.reading?.length).toBe(1);
  });

  it('sends a part that was emptied, so that it is refused and not forgotten', () => {
    const form = exam(parts);
    const author = new Author(form).openPartNumber(2).set({ content: '' });
    author.send({ type: 'removeGroup', group: author.group(0).id });
    expect(toUpdate(author.form, form).payload.reading?.map((part) => part.part_number)).toEqual([2]);
  });

  it('names a listening part that is added after its siblings', () => {
    const listening = [1, 2].map((part_number) =>
      published({
        skill: 'listening',
        part_number,
        title: `Market - Part ${part_number}`,
        passage: [],
        audio_url: '/api/media/1',
      }),
    );
    const author = new Author(exam(listening)).openPartNumber(4).set({ audioUrl: '/api/media/2' });
    const { payload } = toUpdate(author.form, exam(listening));
    expect(payload.listening?.map(({ title, part_number }) => [title, part_number])).toEqual([['Market - Part 4', 4]]);
  });
});

describe('a published single part', () => {
  const form = () => exam([published({ title: 'Herons', part_number: 2 }, { version: 3 })]);

  it('is named after its title, also when that changes', () => {
    const author = new Author(form()).info({ title: 'Storks' });
    expect(toUpdate(author.form, form()).payload.description).toBe('Storks');
  });

  it('goes on under the exam name it was given', () => {
    const named = exam([published({ title: 'Herons' })], 'Birds');
    expect(toUpdate(new Author(named).info({ title: 'Storks' }).form, named).payload.description).toBe('Birds');
  });

  it('stays the same section when it gets another part number', () => {
    const author = new Author(form()).send({ type: 'setPartNumber', partNumber: 1 });
    const { payload, sectionIds } = toUpdate(author.form, form());
    expect(payload.reading?.map((part) => part.part_number)).toEqual([1]);
    expect(sectionIds).toEqual({ 1: form().parts[1]?.base?.id });
  });

  it('keeps its section and revision when a file is imported over it', () => {
    const file = {
      description: 'x',
      reading: [{ title: 'Storks', part_number: 2, time: 20, passage: 'Text', groups: [] }],
    };
    const read = readJson(JSON.stringify(file), 'reading');
    const merged = read.ok ? fromExamFile(read.draft, form()) : form();
    const { payload, sectionIds } = toUpdate(merged, form());
    expect(payload.reading?.map(({ title }) => title)).toEqual(['Storks']);
    expect([sectionIds, merged.revision]).toEqual([{ 2: 'section-2' }, 5]);
  });

  it.each([
    ['Birds of the marsh', 'Birds of the marsh'],
    ['Storks', 'Storks'],
    [undefined, 'Birds'],
    [' ', 'Birds'],
  ])('is called as the file that is imported over it says: %j', (description, expected) => {
    const file = { description, reading: [{ title: 'Storks', part_number: 2, passage: 'Text', groups: [] }] };
    const read = readJson(JSON.stringify(file), 'reading');
    const named = exam([published({ title: 'Herons', part_number: 2 })], 'Birds');
    const merged = read.ok ? fromExamFile(read.draft, named) : named;
    expect(toPayload(merged)).toMatchObject({ description: expected, reading: [{ title: 'Storks' }] });
  });
});
