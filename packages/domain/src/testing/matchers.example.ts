import { bandOf, markSection, parseGroups } from '@bandwise/domain';
import { domainMatchers, valueOf, type DomainMatchers } from '@bandwise/domain/testing';
import { expect, it } from 'vitest';

declare module 'vitest' {
  interface Matchers<R> extends DomainMatchers<R> {}
}

expect.extend(domainMatchers);

it('marks the key as the author wrote it', () => {
  const groups = valueOf(parseGroups([{ type: 'TFNG', questions: [{ number: 1, answer: 'TRUE' }] }]));
  const result = markSection({ groups }, { '1': 'TRUE' }, { profile: 'spec' });
  expect(result).toScore(1, 1);
  expect(result.verdicts[0]).toBeJudged('exact');
  expect(bandOf('listening', 30)).toBeBand(7);
});
