import { ApiError } from '@bandwise/api-contract/client';
import { HOSTILE_SVG, strayInSvg } from '@bandwise/config/hostile-svg';
import { beforeAll, expect, it } from 'vitest';
import { createContentWorld, type ContentWorld } from '../../testing/content/content-makers.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

let test: TestApp;
let world: ContentWorld;
beforeAll(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
});

const upload = (bytes: Uint8Array, name = 'map.svg') =>
  world.admin.call('POST /api/media', { file: new File([new Uint8Array(bytes)], name) });

it('stores a drawing, and serves it as one that runs and loads nothing', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"><style>rect { fill: red }</style><rect/></svg>';
  const media = await upload(Buffer.from(svg));
  expect(media).toMatchObject({ content_type: 'image/svg+xml', filename: 'map.svg' });
  const reply = await world.admin.fetch(media.url);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  expect(await reply.text()).toBe(svg.replace(' onload="x()"', ''));
});

it.each(HOSTILE_SVG)('stores nothing that runs or loads: $name', async ({ bytes }) => {
  const url = await upload(bytes).then(
    (media) => media.url,
    (error: unknown) => {
      if (error instanceof ApiError && (error.status === 415 || error.status === 413)) return null;
      throw error;
    },
  );
  const body = url === null ? '' : await (await world.admin.fetch(url)).text();
  expect(strayInSvg(body)).toEqual([]);
});

it('says why a drawing can not be used', async () => {
  const page = '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">Kitchen</p></foreignObject>';
  await expect(upload(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${page}</svg>`))).rejects.toMatchObject({
    status: 415,
    message: 'This SVG picture cannot be used: it contains a web page (foreignObject): export it with plain text.',
  });
});
