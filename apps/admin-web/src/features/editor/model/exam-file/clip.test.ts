import { QUESTION_TYPES } from '@bandwise/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toFullGroup } from '../form/to-full-group.ts';
import { Author, everyTypeAuthor } from '../../testing/author.ts';
import { clipOfGroup, clipOfQuestion, readClip, writeClip } from './clip.ts';

describe('a copied group', () => {
  it.each(QUESTION_TYPES)('of %s is read back as it was', (type) => {
    const group = everyTypeAuthor().part.groups.find((one) => one.type === type);
    if (group === undefined) throw new Error('The author wrote every type');
    expect(readClip(writeClip(clipOfGroup(group)))).toEqual({
      ok: true,
      clip: { kind: 'groups', groups: [toFullGroup(group)] },
    });
  });

  it.each(QUESTION_TYPES)('of %s may be unfinished', (type) => {
    const group = new Author('reading').addGroup(type, 2).group(0);
    const read = readClip(writeClip(clipOfGroup(group)));
    expect(read?.ok === true && read.clip.groups[0]?.questions.length).toBe(2);
  });

  it.each(QUESTION_TYPES)('of %s may be without questions', (type) => {
    const group = new Author('reading').addGroup(type).group(0);
    expect(readClip(writeClip(clipOfGroup(group)))).toMatchObject({ ok: true });
  });
});

describe('a copied question', () => {
  it('is alone, with the choices of its group and without its text', () => {
    const author = everyTypeAuthor();
    const read = readClip(writeClip(clipOfQuestion(author.group(3), author.question(3, 0))));
    expect(read).toMatchObject({
      ok: true,
      clip: { kind: 'questions', groups: [{ paragraph: null, questions: [{ answers: ['river'] }] }] },
    });
  });
});

describe('what is pasted', () => {
  it.each(['', 'A heron', '{', '[]', '{"reading":[]}', 'null', '"bandwise"'])(
    'is left alone if it is none of ours: %s',
    (text) => {
      expect(readClip(text)).toBeNull();
    },
  );

  it.each([
    ['{"bandwise":"groups"}', 'The copied content cannot be pasted here.'],
    ['{"bandwise":"groups","version":2,"groups":[]}', 'The copied content cannot be pasted here.'],
    ['{"bandwise":"groups","version":1,"groups":[]}', 'The copied content cannot be pasted here.'],
    [
      '{"bandwise":"questions","version":1,"groups":[{"type":"TFNG","questions":[]}]}',
      'The copied content cannot be pasted here.',
    ],
    ['{"bandwise":"groups","version":1,"groups":3}', 'The copied content cannot be pasted. Groups must be a list'],
  ])('is refused in words where it is damaged: %s', (text, message) => {
    expect(readClip(text)).toEqual({ ok: false, message });
  });

  it('is checked like an import, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (groups) => {
        const read = readClip(JSON.stringify({ bandwise: 'groups', version: 1, groups }));
        expect(read === null || read.ok || read.message !== '').toBe(true);
      }),
    );
  });
});
