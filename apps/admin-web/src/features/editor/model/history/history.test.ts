import { QUESTION_TYPES, SKILLS, type Skill } from '@bandwise/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDirty } from '../changes/editor-state.ts';
import type { EditorAction } from '../changes/actions.ts';
import { toFullGroup } from '../form/to-full-group.ts';
import { newExam } from '../form/new-exam.ts';
import { Author, everyTypeAuthor } from '../../testing/author.ts';
import { STEPS_MAX } from './history.ts';

/** The actions of an author on a form; the number selects the target. */
const DEEDS: readonly ((author: Author, at: number, text: string) => EditorAction | null)[] = [
  ({ part }, _, title) => ({ type: 'setInfo', part: part.id, patch: { title } }),
  ({ part }, at) => ({ type: 'setInfo', part: part.id, patch: { locked: at % 2 === 0 } }),
  ({ part }, at) => ({ type: 'setPart', part: part.id, patch: { start: (at % 30) + 1 } }),
  ({ part }, _, content) => ({ type: 'setPart', part: part.id, patch: { content } }),
  (_, at) => ({ type: 'setTestType', testType: at % 2 === 0 ? 'full_test' : 'single_part' }),
  (_, at) => ({ type: 'setPartNumber', partNumber: (at % 3) + 1 }),
  ({ form }, at) => ({ type: 'openPart', part: form.parts[at % form.parts.length]?.id ?? 0 }),
  () => ({ type: 'leaveField' }),
  ({ part }, at) => ({ type: 'addGroup', part: part.id, questionType: pick(QUESTION_TYPES, at) ?? 'TFNG' }),
  atGroup((group) => ({ type: 'removeGroup', group })),
  atGroup((group) => ({ type: 'duplicateGroup', group })),
  atGroup((group) => ({ type: 'addQuestion', group })),
  atGroup((group) => ({ type: 'adoptBlanks', group })),
  atGroup((group, at) => ({ type: 'moveGroup', group, by: at % 2 === 0 ? 1 : -1 })),
  atGroup((group, _, instruction) => ({ type: 'setGroup', group, patch: { instruction } })),
  atGroup((group, at, text) => ({
    type: 'setGroup',
    group,
    patch: { paragraph: at % 3 === 0 ? null : `${text} {${at}}` },
  })),
  atGroup((group) => ({ type: 'addChoice', group })),
  atQuestion((target) => ({ type: 'removeQuestion', ...target })),
  atQuestion((target) => ({ type: 'duplicateQuestion', ...target })),
  atQuestion((target) => ({ type: 'addOption', ...target })),
  atQuestion((target, at) => ({ type: 'moveQuestion', ...target, by: at % 2 === 0 ? 1 : -1 })),
  atQuestion((target, _, question) => ({ type: 'setQuestion', ...target, patch: { question } })),
  atQuestion((target, _, text) => ({ type: 'setQuestion', ...target, patch: { answers: [text] } })),
  atGroup((group, at) => ({ type: 'placeGroup', group, part: (at % 3) + 1, index: at % 4 })),
  (author, at) => {
    const [from, to] = [pick(author.part.groups, at), pick(author.part.groups, at + 1)];
    const question = from && pick(from.questions, at);
    if (to === undefined || question === undefined) return null;
    return { type: 'placeQuestion', group: to.id, question: question.id, index: at % 3 };
  },
  ({ part }, at) => {
    const group = pick(part.groups, at);
    if (group === undefined) return null;
    return { type: 'insertGroups', part: part.id, index: at % 4, groups: [toFullGroup(group)] };
  },
  ({ form }, at) => ({ type: 'copyPart', part: pick(form.parts, at)?.id ?? 0, to: form.parts[0]?.id ?? 0 }),
  (author, _, title) => {
    const form = newExam(author.form.skill);
    return {
      type: 'replace',
      form: { ...form, info: { ...form.info, title } },
      saved: author.state.saved,
      name: 'imported',
    };
  },
];

function pick<T>(list: readonly T[], at: number): T | undefined {
  return list[at % list.length];
}

type Deed = (typeof DEEDS)[number];

function atGroup(act: (group: number, at: number, text: string) => EditorAction): Deed {
  return ({ part }, at, text) => {
    const group = pick(part.groups, at);
    return group === undefined ? null : act(group.id, at, text);
  };
}

function atQuestion(act: (at: { group: number; question: number }, n: number, text: string) => EditorAction): Deed {
  return ({ part }, at, text) => {
    const group = pick(part.groups, at);
    const question = group && pick(group.questions, at);
    return question === undefined ? null : act({ group: group?.id ?? 0, question: question.id }, at, text);
  };
}

const deeds = fc.array(fc.tuple(fc.nat(DEEDS.length - 1), fc.nat(50), fc.string({ maxLength: 6 })), { maxLength: 90 });

function perform(author: Author, done: readonly (readonly [number, number, string])[]): Author {
  for (const [deed, at, text] of done) {
    const action = DEEDS[deed]?.(author, at, text) ?? null;
    if (action !== null) author.send(action);
  }
  return author;
}

const all = (author: Author, type: 'undo' | 'redo') => {
  const { history } = author.state;
  const { length } = type === 'undo' ? history.past : history.future;
  for (let count = 0; count < length; count += 1) author.send({ type });
  return author;
};

describe('whatever is done', () => {
  it('is undone to the form that it began with, and redone to the form that it ended with', () => {
    fc.assert(
      fc.property(fc.constantFrom<Skill | 'every type'>(...SKILLS, 'every type'), deeds, (kind, done) => {
        const start = kind === 'every type' ? everyTypeAuthor().form : newExam(kind);
        const author = perform(new Author(start), done);
        const end = author.form;
        expect(all(author, 'undo').form).toBe(start);
        expect(isDirty(author.state)).toBe(false);
        expect(all(author, 'redo').form).toBe(end);
      }),
      { numRuns: 300 },
    );
  });

  it('is undone step by step through the forms there were', () => {
    fc.assert(
      fc.property(deeds, (done) => {
        const author = new Author('reading');
        const forms = [author.form];
        for (const deed of done) {
          perform(author, [deed]).send({ type: 'leaveField' });
          if (author.form !== forms.at(-1)) forms.push(author.form);
        }
        for (const form of [...forms].reverse()) {
          expect(author.form).toBe(form);
          author.send({ type: 'undo' });
        }
      }),
    );
  });
});

describe('typing', () => {
  const type = (author: Author, ...texts: readonly string[]) => {
    for (const title of texts) author.info({ title });
    return author;
  };

  it('in one field is one step, until the field is left', () => {
    const author = type(new Author('reading'), 'H', 'He', 'Her');
    expect(author.state.history.past).toHaveLength(1);
    type(author.send({ type: 'leaveField' }), 'Hero', 'Heron');
    expect(author.state.history.past).toHaveLength(2);
    expect(author.send({ type: 'undo' }).form.info.title).toBe('Her');
    expect(author.send({ type: 'undo' }).form.info.title).toBe('');
  });

  it('in another field is another step', () => {
    const author = everyTypeAuthor();
    const { length } = author.state.history.past;
    author
      .setQuestion(0, 0, { question: 'a' })
      .setQuestion(0, 0, { question: 'ab' })
      .setQuestion(0, 1, { question: 'c' });
    author.setQuestion(3, 0, { answers: ['r'] }).setQuestion(3, 0, { answers: ['ri'] });
    author.setGroup(0, { instruction: '<p>a</p>' }).set({ start: 1 }).set({ start: 14 });
    expect(author.state.history.past.length - length).toBe(5);
  });

  it('after an undo is a step of its own', () => {
    const author = type(new Author('reading'), 'H', 'He').send({ type: 'undo' });
    expect(type(author, 'S').send({ type: 'undo' }).form.info.title).toBe('');
  });

  it('is told from choosing: every answer that is marked can be taken back by itself', () => {
    const author = new Author('reading').addGroup('TFNG', 1);
    author.setQuestion(0, 0, { answers: ['TRUE'] }).setQuestion(0, 0, { answers: ['FALSE'] });
    expect(author.send({ type: 'undo' }).question(0, 0).answers).toEqual(['TRUE']);
  });
});

describe('the steps', () => {
  it(`are the last ${STEPS_MAX}`, () => {
    const author = new Author('reading');
    for (let count = 0; count < STEPS_MAX + 20; count += 1) author.addGroup('TFNG');
    expect(author.state.history.past).toHaveLength(STEPS_MAX);
    expect(all(author, 'undo').part.groups).toHaveLength(20);
  });

  it('that were undone are forgotten when something else is done', () => {
    const author = new Author('reading').addGroup('TFNG').send({ type: 'undo' }).addGroup('MCQ');
    expect(author.send({ type: 'redo' }).part.groups.map(({ type }) => type)).toEqual(['MCQ']);
  });

  it('share what they did not change', () => {
    const author = everyTypeAuthor();
    author.setQuestion(0, 0, { question: 'New' });
    const before = author.state.history.past.at(-1)?.form;
    expect(before?.parts[0]?.groups[4]).toBe(author.group(4));
  });

  it('that lead to another test leave it, as what it was, behind', () => {
    const author = new Author('reading').info({ title: 'Mine' });
    const { epoch } = author.state;
    author.send({ type: 'replace', form: newExam('reading'), saved: author.state.saved, name: 'imported' });
    expect(author.send({ type: 'undo' }).form.info.title).toBe('Mine');
    expect(author.state.epoch).toBe(epoch + 2);
  });

  it('end where somebody else’s version took the place', () => {
    const author = new Author('reading').addGroup('TFNG');
    const theirs = newExam('reading');
    author.send({ type: 'replace', form: theirs, saved: theirs });
    expect(author.send({ type: 'undo' }).form).toBe(theirs);
  });

  it('are changes of what is published, once it is', () => {
    const author = new Author('reading').info({ title: 'Herons' }).addGroup('TFNG');
    const base = { id: 'section', partNumber: 1 };
    author.send({ type: 'published', sent: author.form, revision: 7, parts: [base] });
    expect(isDirty(author.state)).toBe(false);
    author.send({ type: 'undo' });
    expect([author.form.revision, author.part.base, author.part.groups.length]).toEqual([7, base, 0]);
    expect(isDirty(author.state)).toBe(true);
    expect(isDirty(author.send({ type: 'redo' }).state)).toBe(false);
  });

  it('give ids again, and what has them then is not collapsed for what had them', () => {
    const author = new Author('reading').addGroup('TFNG');
    author
      .send({ type: 'toggleGroup', group: author.group(0).id })
      .send({ type: 'undo' })
      .addGroup('MCQ');
    expect(author.state.view.collapsed.has(author.group(0).id)).toBe(false);
  });
});
