import type { FullGroup, FullQuestion, SectionContent } from '@bandwise/domain';
import { describe, expect, it } from 'vitest';
import { compareVersions } from './compare-versions.ts';
import { wordDifference, type Piece } from './word-difference.ts';

const question = (number: number, text: string, fields: Partial<FullQuestion> = {}): FullQuestion => ({
  number,
  subpart: null,
  question: text,
  options: [],
  answers: ['TRUE'],
  ...fields,
});

const group = (questions: readonly FullQuestion[], fields: Partial<FullGroup> = {}): FullGroup => ({
  type: 'TFNG',
  instruction: 'True or false?',
  paragraph: null,
  choices: [],
  imgContent: null,
  labels: 'TFNG',
  reuse_choices: false,
  word_limit: null,
  questions,
  ...fields,
});

const version = (fields: Partial<SectionContent> = {}): SectionContent => ({
  skill: 'reading',
  title: 'Marsh',
  time: 20,
  part_number: 1,
  passage: ['<p>The marsh floods twice a day.</p>', '<p>Sheep graze it.</p>'],
  examContent: [],
  groups: [group([question(1, 'It floods.'), question(2, 'Sheep are white.')])],
  audio_url: null,
  explanation: '',
  ...fields,
});

/** `−taken out−` and `+put in+`. */
const SIGNS = { same: '', added: '+', removed: '−' } as const;
const shown = (pieces: readonly Piece[]) => pieces.map(({ kind, text }) => SIGNS[kind] + text + SIGNS[kind]).join('');
const told = (before: SectionContent, after: SectionContent) =>
  compareVersions(before, after).map(({ label, kind, pieces }) => [label, kind, shown(pieces)]);
const since = (fields: Partial<SectionContent>) => told(version(), version(fields));

describe('two versions of a part', () => {
  it('are told to be the same', () => {
    expect(since({})).toEqual([]);
  });

  it('differ in a title and a time', () => {
    expect(since({ title: 'Salt Marsh', time: 25 })).toEqual([
      ['Title', 'changed', '+Salt +Marsh'],
      ['Time (minutes)', 'changed', '−20−+25+'],
    ]);
  });

  it('differ in the words of a passage, of a task and of an explanation', () => {
    expect(since({ passage: ['<p>The marsh floods once a day.</p>', '<p>Sheep graze it.</p>'] })).toEqual([
      ['Passage', 'changed', 'The marsh floods −twice−+once+ a day.\nSheep graze it.'],
    ]);
    const task = (words: string) => version({ skill: 'writing', passage: [], groups: [], examContent: [words] });
    expect(told(task('<p>Describe it.</p>'), task('<p>Discuss it.</p>'))).toEqual([
      ['Content', 'changed', '−Describe−+Discuss+ it.'],
    ]);
    expect(since({ explanation: '<p>See line 1.</p>' })).toEqual([['Explanation', 'changed', '+See line 1.+']]);
  });

  it('differ in what they teach: an explanation, evidence, a transcript, a model answer', () => {
    const taught = question(1, 'It floods.', {
      explanation: '<p>Twice a day.</p>',
      evidence: [{ quote: 'floods twice' }, { start: 5, end: 70 }],
    });
    expect(since({ groups: [group([taught, question(2, 'Sheep are white.')])] })).toEqual([
      ['Question 1: explanation', 'changed', '+Twice a day.+'],
      ['Question 1: evidence', 'changed', '+“floods twice”\n0:05 to 1:10+'],
    ]);
    const transcript = [{ start: 62, end: 64, speaker: 'Ann', text: 'Hello.' }];
    expect(since({ transcript, modelAnswer: '<p>So.</p>' })).toEqual([
      ['Transcript', 'changed', '+1:02 Ann: Hello.+'],
      ['Model answer', 'changed', '+So.+'],
    ]);
  });

  it('differ in formatting alone', () => {
    expect(since({ passage: ['<p>The <b>marsh</b> floods twice a day.</p>', '<p>Sheep graze it.</p>'] })).toEqual([
      ['Passage', 'formatting', ''],
    ]);
  });

  it('differ in the recording of a listening part', () => {
    const listening = (audio_url: string) => version({ skill: 'listening', passage: [], audio_url });
    expect(told(listening('/a.mp3'), listening('/b.mp3'))).toEqual([['Audio', 'changed', '−/a.mp3−+/b.mp3+']]);
  });

  it('differ in the text, the options and the key of a question', () => {
    const mcq = (fields: Partial<FullQuestion>) =>
      version({ groups: [group([question(3, 'What grazes?', fields)], { type: 'MCQ' })] });
    const before = mcq({ options: ['Sheep', 'Cows'], answers: ['Sheep'] });
    expect(told(before, mcq({ options: ['Sheep', 'Geese'], answers: ['Geese'] }))).toEqual([
      ['Question 3: options', 'changed', 'Sheep\n−Cows−+Geese+'],
      ['Question 3: key', 'changed', '−Sheep−+Geese+'],
    ]);
    expect(since({ groups: [group([question(1, 'It always floods.'), question(2, 'Sheep are white.')])] })).toEqual([
      ['Question 1: text', 'changed', 'It +always +floods.'],
    ]);
  });

  it('differ in what a correction of a key left in it', () => {
    const corrected = question(1, 'It floods.', { also_accepted: [['FALSE']], void: true });
    expect(since({ groups: [group([corrected, question(2, 'Sheep are white.')])] })).toEqual([
      ['Question 1: key', 'changed', 'TRUE+\nAlso accepted: FALSE\nEveryone gets this mark, whatever the answer.+'],
    ]);
  });

  it('show a question that was put in or taken out with its key, and those that only moved on by their numbers', () => {
    const more = [question(1, 'It floods.'), question(2, 'Geese come.'), question(3, 'Sheep are white.')];
    expect(since({ groups: [group(more)] })).toEqual([
      ['Questions 1–3: numbers', 'changed', '−1–2−+1–3+'],
      ['Question 2', 'added', '+2 · Geese come. · key: TRUE+'],
    ]);
    expect(told(version({ groups: [group(more)] }), version())).toEqual([
      ['Questions 1–2: numbers', 'changed', '−1–3−+1–2+'],
      ['Question 2', 'removed', '−2 · Geese come. · key: TRUE−'],
    ]);
  });

  it('differ in what a group says and how it is set', () => {
    const dropdown = (fields: Partial<FullGroup>) =>
      version({ groups: [group([question(1, '', { answers: ['salt'] })], { type: 'DROPDOWN', ...fields })] });
    const before = dropdown({ paragraph: '<p>It is {1}.</p>', choices: ['salt', 'sweet'] });
    const after = dropdown({
      instruction: 'Choose from the list.',
      paragraph: '<p>It was {1}.</p>',
      choices: ['salt', 'sour'],
      imgContent: '<img src="/api/media/1">',
      reuse_choices: true,
      word_limit: { words: 2, number: false },
    });
    expect(told(before, after)).toEqual([
      ['Question 1: instruction', 'changed', '−True−+Choose+ −or−+from+ −false?−+the list.+'],
      ['Question 1: text with blanks', 'changed', 'It −is−+was+ {1}.'],
      ['Question 1: choices', 'changed', 'salt\n−sweet−+sour+'],
      ['Question 1: picture', 'added', ''],
      ['Question 1: choices can be used more than once', 'changed', '−no−+yes+'],
      ['Question 1: word limit', 'changed', '−As stated in the instruction−+At most 2 words+'],
    ]);
  });

  it('differ in the type and the labels of a group', () => {
    const labels = since({ groups: [group(version().groups[0]?.questions ?? [], { labels: 'YNNG' })] });
    expect(labels).toEqual([['Questions 1–2: labels', 'changed', '−TRUE / FALSE / NOT GIVEN−+YES / NO / NOT GIVEN+']]);
    const type = since({ groups: [group(version().groups[0]?.questions ?? [], { type: 'FILL_BLANKS' })] });
    expect(type).toEqual([
      ['Questions 1–2: type', 'changed', '−True/False/Not Given−+Completion, labelling or short answers+'],
    ]);
  });

  it('show a group that was put in or taken out whole', () => {
    const added = group([question(3, 'Name it.', { answers: ['eel', 'eels'] })], {
      type: 'FILL_BLANKS',
      instruction: '<p>One word.</p>',
    });
    const more = version({ groups: [...version().groups, added] });
    const text = 'One word.\n3 · Name it. · key: eel / eels';
    expect(told(version(), more)).toEqual([['Question 3', 'added', `+${text}+`]]);
    expect(told(more, version())).toEqual([['Question 3', 'removed', `−${text}−`]]);
  });
});

describe('a long text', () => {
  it('is shown around what changed', () => {
    const line = 'the tide comes in and the tide goes out again '.repeat(20);
    const text = shown(wordDifference(`${line}old ${line}`, `${line}new ${line}`));
    expect(text.length).toBeLessThan(400);
    expect(text).toMatch(/^ … .*−old−\+new\+.* … $/s);
  });

  it('that has nothing in common with the other is shown after it', () => {
    const words = (prefix: string) => Array.from({ length: 4000 }, (_, index) => `${prefix}${index}`).join(' ');
    expect(wordDifference(words('a'), words('b')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });
});
