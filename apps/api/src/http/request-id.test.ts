import { expect, it } from 'vitest';
import { createRequestId } from './request-id.ts';

const MADE_HERE = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
const NGINX = '0123456789abcdef0123456789abcdef';

function idOf(trustProxy: boolean | string[], given: string | undefined, remoteAddress = '127.0.0.1'): string {
  return createRequestId({ trustProxy })({ headers: { 'x-request-id': given }, socket: { remoteAddress } });
}

it.each([[true], [['loopback']], [['10.0.0.1', '127.0.0.0/8']]])(
  'is the one that a trusted proxy gives: %j [D77]',
  (trusted) => {
    expect(idOf(trusted, NGINX)).toBe(NGINX);
  },
);

it('is the one of a proxy that IPv6 writes in its own way', () => {
  expect(idOf(['127.0.0.1'], NGINX, '::ffff:127.0.0.1')).toBe(NGINX);
});

it.each([[false], [['10.0.0.1']], [['10.0.0.0/8']]])('is nobody else’s to choose: %j [D77]', (trusted) => {
  expect(idOf(trusted, NGINX)).toMatch(MADE_HERE);
});

it.each([undefined, '', 'mine', 'x'.repeat(65), `${NGINX}"`, `${NGINX}\n${NGINX}`, `${NGINX}, ${NGINX}`])(
  'is made here when what came is no such id: %j [D77]',
  (given) => {
    expect(idOf(true, given)).toMatch(MADE_HERE);
  },
);

it('is another for each request', () => {
  expect(idOf(false, undefined)).not.toBe(idOf(false, undefined));
});
