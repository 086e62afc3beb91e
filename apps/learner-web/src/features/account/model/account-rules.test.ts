import { expect, it } from 'vitest';
import { missingFields } from './missing-fields.ts';
import { readMailedLink, resetProblem } from './mailed-link.ts';

const TOKEN = 'kW3n_0qf-Yb1SxkR5m2tVq8uHcZ7dJpLwEaGoNiB4rM';
const LINK = { token: TOKEN, email: 'lan+ielts@example.com' };
const MAILED = new URLSearchParams(LINK).toString();

it.each([
  ['token=t&email=a%40b.c', { token: 't', email: 'a@b.c' }],
  ['?token=t&email=a%40b.c', { token: 't', email: 'a@b.c' }],
  ['token=t', null],
  ['email=a%40b.c', null],
  ['token=&email=a%40b.c', null],
  ['token=t&email=%20', null],
  ['', null],
  ['%E0%A4%A', null],
])('reads the mailed link %s', (query, link) => {
  expect(readMailedLink(query)).toEqual(link);
});

it.each([
  ['as it was mailed', MAILED],
  ['with its + taken for a space', `token=${TOKEN}&email=lan+ielts%40example.com`],
  ['with a space for its +', `token=${TOKEN}&email=lan%20ielts%40example.com`],
  ['with its values encoded twice', `token=${TOKEN}&email=lan%252Bielts%2540example.com`],
  ['with its values encoded three times', `token=${TOKEN}&email=lan%25252Bielts%252540example.com`],
  ['with only the + encoded twice', `token=${TOKEN}&email=lan%252Bielts@example.com`],
  ['encoded as a whole', encodeURIComponent(MAILED)],
  ['encoded as a whole twice', encodeURIComponent(encodeURIComponent(MAILED))],
  ['with HTML for its ampersand', MAILED.replace('&', '&amp;')],
  ['with HTML for its ampersand twice', MAILED.replace('&', '&amp;amp;')],
  ['with a full stop behind it', `${MAILED}.`],
  ['with a bracket behind it', `${MAILED})`],
  ['with an encoded > behind it', `${MAILED}%3E`],
  ['with a line break behind it', `${MAILED}%0D%0A`],
  ['with a space before its address', `token=${TOKEN}&email=%20lan%2Bielts%40example.com`],
  ['with the marks of quoted-printable text', `token=3D${TOKEN}&email=lan%2Bielts%40example.com`],
  ['with more that a newsletter adds', `utm_source=mail&${MAILED}&fbclid=x`],
  ['in the other order', `email=lan%2Bielts%40example.com&token=${TOKEN}`],
])('reads a mailed link that was changed on the way: %s [D144]', (_, query) => {
  expect(readMailedLink(`?${query}`)).toEqual(LINK);
});

it.each([
  [null, 'a', 'a', 'Missing token or email. The link might be invalid.'],
  [{ token: 't', email: 'e' }, 'a', 'b', 'Passwords do not match'],
  [{ token: 't', email: 'e' }, '', '', 'Enter the new password twice.'],
  [{ token: 't', email: 'e' }, 'a', 'a', null],
])('finds the problem of %j with %j and %j [L5-6 L5-7 D8]', (link, password, confirmation, problem) => {
  expect(resetProblem(link, password, confirmation)).toBe(problem);
});

it('names the fields that are missing; a password of spaces is one', () => {
  const labels = { email: 'Email', password: 'Password' };
  const required = (label: string) => `${label} is required`;
  expect(missingFields({ email: ' ', password: ' ' }, labels, required)).toEqual({ email: 'Email is required' });
});
