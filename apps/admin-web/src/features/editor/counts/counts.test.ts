import { describe, expect, it } from 'vitest';
import { examStatistics } from './counts.ts';
import { roundedShares } from './rounded-shares.ts';
import { buildExam, buildPublished } from '../../../testing/build-published.ts';
import { fromPublished } from '../exam-file/from-exam.ts';
import { Author, everyTypeAuthor } from '../testing/author.ts';

describe('the statistics', () => {
  it('count every number a MULTI question takes', () => {
    const statistics = examStatistics(everyTypeAuthor().form);
    expect(statistics).toMatchObject({ parts: 1, groups: 7, questions: 9, numbers: '1–9', minutes: 20 });
    expect(statistics.byType.find(({ type }) => type === 'MULTI')?.questions).toBe(2);
  });

  it('count words between white space, tags aside', () => {
    const author = new Author('reading').set({ content: '<p>The <b>heron</b></p><p>waits\n  still.</p>' });
    expect(examStatistics(author.form).words).toBe(4);
  });

  it('add the parts of a full test up, and its minutes as they are published', () => {
    const author = everyTypeAuthor().info({ time: 61 }).send({ type: 'setTestType', testType: 'full_test' });
    author.openPartNumber(2).set({ content: '<p>Storks</p>' }).addGroup('TFNG', 1);
    expect(examStatistics(author.form)).toMatchObject({ parts: 2, questions: 10, numbers: '1–10', minutes: 42 });
  });

  it('say how the parts come to more or fewer minutes than were written', () => {
    const author = everyTypeAuthor().info({ time: 61 }).send({ type: 'setTestType', testType: 'full_test' });
    author.openPartNumber(2).set({ content: '<p>Storks</p>' }).addGroup('TFNG', 1);
    expect(roundedShares(author.form)).toEqual({ of: 3, parts: 2, each: 21, total: 42 });
    expect(roundedShares(author.info({ time: 60 }).form)).toEqual({ of: 3, parts: 2, each: 20, total: 40 });
    author.openPartNumber(3).set({ content: '<p>Cranes</p>' });
    expect(roundedShares(author.form)).toBeNull();
    expect(roundedShares(author.info({ time: 60.5 }).form)).toEqual({ of: 3, parts: 3, each: 21, total: 63 });
    expect(roundedShares(everyTypeAuthor().info({ time: 22.5 }).form)).toBeNull();
  });

  it('say nothing of shares where each part has minutes of its own', () => {
    const parts = [1, 2].map((part_number) => buildPublished('reading', { part_number, time: 30 }));
    const form = fromPublished(buildExam('reading', parts));
    expect(examStatistics(form)).toMatchObject({ parts: 2, minutes: 60 });
    expect(roundedShares({ ...form, info: { ...form.info, time: 20 } })).toBeNull();
  });
});

describe('the time of a test', () => {
  const full = (author: Author) => author.send({ type: 'setTestType', testType: 'full_test' }).form.info.time;
  const single = (author: Author) => author.send({ type: 'setTestType', testType: 'single_part' }).form.info.time;

  it('is the official one of its parts while its author has written no other', () => {
    const author = new Author('reading');
    expect([full(author), single(author)]).toEqual([60, 20]);
    expect(full(new Author('reading').info({ time: 25 }))).toBe(25);
    expect(full(new Author('reading').info({ time: null }))).toBeNull();
    expect(full(new Author('listening'))).toBe(30);
    expect(full(new Author('writing'))).toBeNull();
  });

  it('gives each passage of a full test twenty minutes, as it is published', () => {
    const author = everyTypeAuthor().send({ type: 'setTestType', testType: 'full_test' });
    for (const part of [2, 3]) author.openPartNumber(part).set({ content: '<p>Storks</p>' });
    expect(examStatistics(author.form)).toMatchObject({ parts: 3, minutes: 60 });
  });
});
