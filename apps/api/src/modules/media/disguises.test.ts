import { beforeAll, expect, it } from 'vitest';
import { createContentWorld, type ContentWorld } from '../../testing/content/content-makers.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

let test: TestApp;
let world: ContentWorld;
beforeAll(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
});

const PAGE = '<!doctype html><html><body><script>alert(1)</script></body></html>';
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex');
const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
const WEBP = Buffer.from('RIFF\x40\0\0\0WEBPVP8 ', 'latin1');
const WAV = Buffer.from('RIFF\x40\0\0\0WAVEfmt ', 'latin1');
const MP3 = Buffer.from('fffb9064', 'hex');

const upload = (bytes: Buffer | string, name: string, type: string) =>
  world.admin.call('POST /api/media', { file: new File([new Uint8Array(Buffer.from(bytes))], name, { type }) });

it.each([
  ['a page', PAGE, 'part-1.mp3', 'audio/mpeg'],
  ['a page', PAGE, 'map.png', 'image/png'],
  ['a page behind white space', `\n\t  ${PAGE}`, 'map.gif', 'image/gif'],
  ['a page behind a byte order mark', `\u{feff}${PAGE}`, 'map.jpg', 'image/jpeg'],
  ['a page behind a comment', `<!-- GIF89a -->${PAGE}`, 'map.gif', 'image/gif'],
  ['a page of another kind', `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>`, 'a.wav', 'audio/wav'],
  ['a drawing', DRAWING, 'map.png', 'image/png'],
  ['a drawing behind a declaration', `<?xml version="1.0"?>${DRAWING}`, 'map.webp', 'image/webp'],
  ['a page under the name of a drawing', PAGE, 'map.svg', 'image/svg+xml'],
  ['a script', 'alert(1)', 'part-1.ogg', 'audio/ogg'],
  ['a script as a module', 'export default alert(1)', 'part-1.m4a', 'audio/mp4'],
  ['a style sheet', '@import "//evil.example/x.css";', 'map.png', 'image/png'],
  ['JSON', '{"a":1}', 'part-1.wav', 'audio/wav'],
  ['a document', '%PDF-1.7\n', 'map.png', 'image/png'],
  ['an archive', 'PK\x03\x04', 'map.png', 'image/png'],
  ['a film', '\0\0\0\x18ftypmp42', 'part-1.mp4', 'video/mp4'],
  ['text', 'plain words', 'map.png', 'image/png'],
])('refuses %s disguised as %3$s', async (_what, content, name, type) => {
  await expect(upload(content, name, type)).rejects.toMatchObject({ status: 415, code: 'unsupported_media_type' });
});

/** Files that begin as what is allowed and go on as a page: a browser must be told to look no further. */
it.each([
  ['a PNG', PNG, 'image/png'],
  ['a JPEG', JPEG, 'image/jpeg'],
  ['a GIF', Buffer.from('GIF89a/*'), 'image/gif'],
  ['a WebP', WEBP, 'image/webp'],
  ['a WAV', WAV, 'audio/wav'],
  ['an MP3', MP3, 'audio/mpeg'],
])(
  'serves %s that goes on as a page as what it began as, and as nothing that runs',
  async (_what, head, contentType) => {
    const bytes = Buffer.concat([head, Buffer.from(PAGE), Buffer.alloc(600)]);
    const media = await upload(bytes, 'x".html\r\nX-Injected: 1', 'text/html');
    expect(media.content_type).toBe(contentType);
    for (const [url, headers] of [
      [media.url, {}],
      [media.url, { accept: 'text/html', 'sec-fetch-dest': 'document' }],
      [`${media.url}?type=text/html`, {}],
      [media.url, { range: 'bytes=30-200' }],
    ] as const) {
      const authorization = `Bearer ${world.admin.token}`;
      const reply = await test.app.inject({ url, headers: { ...headers, authorization } });
      expect([200, 206]).toContain(reply.statusCode);
      expect(reply.headers).toMatchObject({
        'content-type': contentType,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      expect(reply.headers).not.toHaveProperty('x-injected');
      expect(reply.headers['content-disposition']).toBe('inline');
    }
    expect((await test.app.inject({ url: `${media.url}.html`, headers: { accept: 'text/html' } })).statusCode).toBe(
      404,
    );
  },
);
