import { describe, expect, it } from 'vitest';
import { linkFromInput, pictureAddress, safeAddress } from './addresses.ts';

describe('an address to follow or load', () => {
  it.each(['https://a.b/c?d=e#f', 'http://a.b', 'mailto:a@b.c', '/practice/reading', '#top', 'media/a.png'])(
    'may be %s',
    (address) => {
      expect(safeAddress(address)).toBe(address);
    },
  );

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>1</script>',
    'file:///C:/a.png',
    'blob:https://a.b/c',
    '//evil.example/a',
    '/\\evil.example',
    '\\\\host\\share',
    '',
  ])('may not be %j', (address) => {
    expect(safeAddress(address)).toBeNull();
  });
});

describe('the address of a picture', () => {
  it('may be a picture inside the text', () => {
    expect(pictureAddress('data:image/png;base64,AAAA')).toBe('data:image/png;base64,AAAA');
  });

  it('may be on the web, under https, or uploaded here', () => {
    expect(pictureAddress('https://a.b/c.png')).toBe('https://a.b/c.png');
    expect(pictureAddress('/api/media/1')).toBe('/api/media/1');
  });

  it('of an upload loses the name of the site', () => {
    expect(pictureAddress(`${location.origin}/api/media/1`)).toBe('/api/media/1');
    expect(pictureAddress(`${location.origin}/other.png`)).toBeNull();
  });

  it.each(['data:image/svg+xml,<svg/>', 'data:text/html;base64,AAAA', 'mailto:a@b.c', '#a', 'http://a.b/c.png'])(
    'may not be %s',
    (address) => {
      expect(pictureAddress(address)).toBeNull();
    },
  );
});

describe('what an author types as a link', () => {
  it.each([
    ['https://example.org/a b', 'https://example.org/a%20b'],
    ['example.org/a', 'https://example.org/a'],
    ['example.org:8080/a', 'https://example.org:8080/a'],
    [' someone@example.org ', 'mailto:someone@example.org'],
    ['mailto:someone@example.org', 'mailto:someone@example.org'],
  ])('%j becomes %s', (typed, address) => {
    expect(linkFromInput(typed)).toBe(address);
  });

  it.each(['', 'word', 'javascript:alert(1)', 'ftp://a.b', 'tel:123', '//a.b', '/a', '#a', 'https://', 'mailto:'])(
    '%j is refused',
    (typed) => {
      expect(linkFromInput(typed)).toBeNull();
    },
  );
});
