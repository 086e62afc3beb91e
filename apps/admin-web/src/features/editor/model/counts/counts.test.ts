import { describe, expect, it } from 'vitest';
import { examStatistics } from './counts.ts';
import { officialTime, timeToFollow } from './official-time.ts';
import { roundedShares } from './rounded-shares.ts';
import { buildExam, buildPublished } from '../../../../testing/build-published.ts';
import { fromPublished } from '../exam-file/from-exam.ts';
import { Author, everyTypeAuthor } from '../../testing/author.ts';

describe('the statistics', () => {
  it('count every number a MULTI question takes [A2-38]', () => {
    const statistics = examStatistics(everyTypeAuthor().form);
    expect(statistics).toMatchObject({ parts: 1, groups: 7, questions: 9, numbers: '1–9', minutes: 20 });
    expect(statistics.byType.find(({ type }) => type === 'MULTI')?.questions).toBe(2);
  });

  it('count words between white space, tags aside [A5-19]', () => {
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

  describe('that has recordings', () => {
    const A = '/api/media/7f3c1d1e-8a54-4b6c-9d2f-00000000000a';
    const B = '/api/media/7f3c1d1e-8a54-4b6c-9d2f-00000000000b';
    const FAR = 'https://media.example.com/part.mp3';
    const LENGTHS = { [A]: 111, [B]: 365, [FAR]: null };
    const listening = (urls: readonly string[]) => {
      const author = new Author('listening');
      if (urls.length > 1) author.send({ type: 'setTestType', testType: 'full_test' });
      for (const [index, audioUrl] of urls.entries()) author.openPartNumber(index + 1).set({ audioUrl });
      return author.form;
    };

    it.each<[string, readonly string[], number]>([
      ['one', [A], 4],
      ['one, with spaces round its address', [` ${A} `], 4],
      ['a longer one', [B], 9],
      ['four', [A, B, A, B], 18],
      ['four, the same each time', [A, A, A, A], 10],
      ['one at another address', [FAR], 30],
      ['three and one at another address', [A, A, FAR, A], 30],
      ['three of four', [A, B, B], 30],
      ['none yet', [''], 30],
      ['one that is not measured yet', ['/api/media/7f3c1d1e-8a54-4b6c-9d2f-00000000000c'], 30],
    ])('is as long as they are, and two minutes: %s [D160]', (_, urls, minutes) => {
      expect(officialTime(listening(urls), LENGTHS)).toBe(minutes);
    });

    it.each<[string, number | null, number, number, number | null]>([
      ['follows them', 30, 30, 4, 4],
      ['follows them again', 4, 4, 9, 9],
      ['follows them when one is removed', 9, 9, 30, 30],
      ['stays as its author wrote it', 25, 30, 4, null],
      ['stays empty', null, 30, 4, null],
      ['stays where they take as long', 4, 4, 4, null],
    ])('%s', (_, time, before, now, follows) => {
      const form = listening([A]);
      expect(timeToFollow({ ...form, info: { ...form.info, time } }, before, now)).toBe(follows);
    });

    it('stays where each part has its own', () => {
      const form = listening([A]);
      const parts = form.parts.map((part) => ({ ...part, info: form.info }));
      expect(timeToFollow({ ...form, parts }, 30, 4)).toBeNull();
    });
  });

  it('gives each passage of a full test twenty minutes, as it is published', () => {
    const author = everyTypeAuthor().send({ type: 'setTestType', testType: 'full_test' });
    for (const part of [2, 3]) author.openPartNumber(part).set({ content: '<p>Storks</p>' });
    expect(examStatistics(author.form)).toMatchObject({ parts: 3, minutes: 60 });
  });
});
