import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinEncoded, joinFields, keepFields, keepList } from './spliced-json.ts';

const fields = (prefix: string) =>
  fc.dictionary(
    fc.string().map((name) => prefix + name),
    fc.jsonValue(),
    { maxKeys: 4 },
  );

it('joins fields to the object that they are of, whatever they hold and however many there are', () => {
  fc.assert(
    fc.property(fields('a'), fields('b'), fields('c'), (one, two, three) => {
      expect(JSON.parse(joinFields(one, keepFields(two), three))).toEqual(
        JSON.parse(JSON.stringify({ ...one, ...two, ...three })),
      );
    }),
  );
});

it('joins a list of objects, none, one and many', () => {
  fc.assert(
    fc.property(fc.array(fields('a')), fields('b'), (items, frame) => {
      const rows = items.map((item) => joinFields(item));
      const whole: unknown = JSON.parse(JSON.stringify({ ...frame, list: items }));
      expect(JSON.parse(joinFields(frame, keepList('list', rows)))).toEqual(whole);
    }),
  );
});

it('joins a large list that is encoded already', () => {
  const items = [{ title: 'Ein “Übungstest”' }, { title: '試験' }];
  const encoded = items.map((item) => Buffer.from(JSON.stringify(item)));
  for (const count of [0, 1, 2])
    expect(JSON.parse(joinEncoded({ revision: 3 }, 'parts', encoded.slice(0, count)).toString())).toEqual({
      revision: 3,
      parts: items.slice(0, count),
    });
});
