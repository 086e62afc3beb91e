import { expect, it } from 'vitest';
import { mediaIdIn, mediaIdsIn, mediaUrl } from './media-url.ts';

const ID = '7f3c1d1e-8a54-4b6c-9d2f-0123456789ab';

it.each([
  [mediaUrl(ID), ID],
  [` ${mediaUrl(ID).toUpperCase().replace('/API/MEDIA', '/api/media')} `, ID],
  [`https://a.example${mediaUrl(ID)}`, null],
  [`${mediaUrl(ID)}/x`, null],
  ['/api/media/7', null],
  ['', null],
])('reads which uploaded file %s is of', (url, expected) => {
  expect(mediaIdIn(url)).toBe(expected);
});

it('finds each uploaded file once in a text, whatever stands around its address', () => {
  const [one, other] = ['5f0c1f3e-0a55-4a53-8a3c-9d6f0f6f1c01', '5f0c1f3e-0a55-4a53-8a3c-9d6f0f6f1c02'];
  const html = `<img src="${mediaUrl(one)}"><img src="https://learn.example${mediaUrl(other.toUpperCase())}?x=1">`;
  expect(mediaIdsIn(JSON.stringify([html, mediaUrl(one)]))).toEqual([one, other]);
  expect(mediaIdsIn('/api/media/none /api/media/5f0c1f3e /api/exam/5f0c1f3e-0a55-4a53-8a3c-9d6f0f6f1c01')).toEqual([]);
});
