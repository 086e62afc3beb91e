import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinEncoded } from './join-encoded.ts';

it('joins a list to the fields before it, whatever they hold and however long it is', () => {
  const fields = fc.dictionary(
    fc.string().filter((name) => name !== 'parts' && name !== '__proto__'),
    fc.jsonValue(),
  );
  fc.assert(
    fc.property(fields, fc.array(fc.jsonValue(), { maxLength: 4 }), (frame, items) => {
      const encoded = items.map((item) => Buffer.from(JSON.stringify(item)));
      const whole = JSON.stringify({ ...frame, parts: items });
      expect(joinEncoded(frame, 'parts', encoded).toString()).toBe(whole);
    }),
  );
});
