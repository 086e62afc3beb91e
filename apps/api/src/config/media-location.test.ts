import { expect, it } from 'vitest';
import { readMediaLocation } from './media-location.ts';

const PLAIN = { bucket: 'uploads', prefix: '', endpoint: null, region: 'us-east-1' };

it.each([
  ['s3://uploads', PLAIN],
  ['s3://uploads/', PLAIN],
  ['s3://uploads/site/media/', { ...PLAIN, prefix: 'site/media/' }],
  ['s3://uploads?region=ap-southeast-1', { ...PLAIN, region: 'ap-southeast-1' }],
  [
    's3://uploads/a?endpoint=https://store.example:9000',
    { ...PLAIN, prefix: 'a/', endpoint: 'https://store.example:9000' },
  ],
])('reads %s', (text, location) => {
  expect(readMediaLocation(text)).toEqual(location);
});

it.each([
  '',
  'uploads',
  'https://uploads.example',
  's3://',
  's3://U',
  's3://key:secret@uploads',
  's3://uploads:9000',
  's3://uploads#a',
  's3://uploads/%zz',
  's3://uploads?endpoint=store.example',
  's3://uploads?endpoint=ftp://store.example',
  's3://uploads?region=a%20b',
  's3://uploads?acl=public',
])('refuses %s', (text) => {
  expect(readMediaLocation(text)).toBeNull();
});
