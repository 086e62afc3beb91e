import { expect, it } from 'vitest';
import { mediaIdIn, mediaUrl } from './media-url.ts';

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
