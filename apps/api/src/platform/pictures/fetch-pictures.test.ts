import type { RequestListener } from 'node:http';
import type { LookupFunction } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { closeSitesAfterEach, openSite, SITE_RULES } from '../../testing/picture-site.ts';
import { createFetchPictures, type FetchRules } from './fetch-pictures.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const MEGABYTE = 1024 * 1024;

closeSitesAfterEach();

async function fetchOne(address: string, rules: Partial<FetchRules> = {}) {
  const fetched = await createFetchPictures({ ...SITE_RULES, ...rules })([address]);
  return fetched.get(address);
}

const picture: RequestListener = (_, response) => response.end(PNG);
const NOT_PUBLIC = { reason: 'its address is not a public one' };

describe('a picture of another site', () => {
  it('is fetched as it is, whatever its sender says of its type', async () => {
    const { url } = await openSite((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(PNG));
    expect(await fetchOne(`${url}/a.png`)).toEqual(PNG);
  });

  it('is fetched after a redirect', async () => {
    const { url } = await openSite((request, response) =>
      request.url === '/a' ? response.writeHead(302, { location: '/b' }).end() : response.end(PNG),
    );
    expect(await fetchOne(`${url}/a`)).toEqual(PNG);
  });

  it('is asked for without its sender learning who asks', async () => {
    let headers = {};
    const { url } = await openSite((request, response) => {
      headers = request.headers;
      response.end(PNG);
    });
    await fetchOne(url);
    expect(Object.keys(headers).sort()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent']);
  });

  it.each([
    ['is not there', 404, {}, 'its site returned status 404'],
    ['is redirected without an address', 302, {}, 'its site returned status 302'],
    ['is compressed', 200, { 'content-encoding': 'gzip' }, 'its site sends it compressed'],
    ['is said to be too large', 200, { 'content-length': 6 * MEGABYTE }, 'it is larger than 5 MB'],
  ])(
    'is refused with the reason when it %s',
    async (_, status, headers, reason) => {
      const { url } = await openSite((_request, response) => void response.writeHead(status, headers).write('a'));
      expect(await fetchOne(url)).toEqual({ reason });
    },
    1_000_000,
  );

  it('is never unpacked, so that a small answer stays small', async () => {
    const bomb = gzipSync(Buffer.alloc(50 * MEGABYTE));
    const { url } = await openSite((_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb));
    expect(await fetchOne(url)).toEqual({ reason: 'its site sends it compressed' });
    const silent = await openSite((_, response) => response.end(bomb));
    expect(await fetchOne(silent.url)).toHaveLength(bomb.length);
  });

  it('is given up as soon as more arrives than may, of 50 MB that nobody announced [D52]', async () => {
    let sent = 0;
    const { url } = await openSite((_, response) => {
      const piece = Buffer.alloc(64 * 1024);
      const more = () => {
        while (sent < 50 * MEGABYTE && !response.destroyed) {
          sent += piece.length;
          if (!response.write(piece)) return void response.once('drain', more);
        }
        response.end();
      };
      more();
    });
    expect(await fetchOne(url)).toEqual({ reason: 'it is larger than 5 MB' });
    // More bytes may be in the system's buffers, unread.
    expect(sent).toBeLessThan(25 * MEGABYTE);
  });

  it('is given up when it drips', async () => {
    const { url } = await openSite((_, response) => {
      const timer = setInterval(() => response.write('a'), 5);
      response.on('close', () => clearInterval(timer));
    });
    expect(await fetchOne(url, { millisecondsEach: 100 })).toEqual({ reason: 'it took too long' });
  });

  it('is given up when nothing is answered at all', async () => {
    const { url } = await openSite(() => {});
    expect(await fetchOne(url, { milliseconds: 50 })).toEqual({ reason: 'it took too long' });
  });

  it('is given up when it is redirected in a circle', async () => {
    const { url, requestedPaths } = await openSite((_, response) => response.writeHead(302, { location: '/' }).end());
    expect(await fetchOne(url)).toEqual({ reason: 'it is redirected more than 3 times' });
    expect(requestedPaths).toHaveLength(4);
  });

  it('is given up when its site breaks off', async () => {
    const { url } = await openSite((_, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('a', () => response.destroy());
    });
    expect(await fetchOne(url)).toEqual({ reason: 'its site cannot be reached' });
  });
});

describe('pictures of one call', () => {
  it('are not more than are copied at a time', async () => {
    const { url, requestedPaths } = await openSite(picture);
    const fetched = await createFetchPictures({ ...SITE_RULES, pictures: 2 })([`${url}/1`, `${url}/2`, `${url}/3`]);
    expect(fetched.get(`${url}/3`)).toEqual({ reason: 'at most 2 pictures are copied at a time' });
    expect(requestedPaths.toSorted()).toEqual(['/1', '/2']);
  });

  it('are not larger together than may be kept', async () => {
    const { url } = await openSite(picture);
    const rules = { ...SITE_RULES, bytes: PNG.length };
    const fetched = await createFetchPictures(rules)([`${url}/1`, `${url}/2`]);
    expect([...fetched.values()]).toContainEqual(PNG);
    expect([...fetched.values()]).toContainEqual({ reason: 'earlier pictures already used up the size limit' });
  });
});

describe('an address inside', () => {
  it.each([
    'https://127.0.0.1/a.png',
    'https://127.1/a.png',
    'https://2130706433/a.png',
    'https://0x7f000001/a.png',
    'https://0.0.0.0/a.png',
    'https://10.0.0.1/a.png',
    'https://172.16.0.1/a.png',
    'https://192.168.0.1/a.png',
    'https://169.254.169.254/latest/meta-data/',
    'https://100.64.0.1/a.png',
    'https://[::1]/a.png',
    'https://[::]/a.png',
    'https://[::ffff:127.0.0.1]/a.png',
    'https://[64:ff9b::7f00:1]/a.png',
    'https://[2002:7f00:1::]/a.png',
    'https://[fd00::1]/a.png',
    'https://[fe80::1]/a.png',
    'https://localhost/a.png',
  ])('is never connected to: %s', async (address) => {
    expect((await createFetchPictures()([address])).get(address)).toEqual(NOT_PUBLIC);
  });

  it.each(['127.0.0.1', 'localhost'])('is not reached in production where something listens at %s', async (host) => {
    const { port, connections } = await openSite(picture);
    const address = `https://${host}:${port}/a.png`;
    expect((await createFetchPictures()([address])).get(address)).toEqual(NOT_PUBLIC);
    expect(connections.count).toBe(0);
  });

  it('is not reached by a redirect', async () => {
    const inside = await openSite(picture, '127.0.0.2');
    const { url } = await openSite((_, response) => response.writeHead(302, { location: `${inside.url}/a.png` }).end());
    expect(await fetchOne(url)).toEqual(NOT_PUBLIC);
    expect(inside.connections.count).toBe(0);
  });

  it('is not reached by a redirect to another kind of address', async () => {
    const { url } = await openSite((_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end());
    expect(await fetchOne(url)).toEqual({ reason: 'only addresses that begin with https:// are fetched' });
  });

  it('is not reached by a name that has another address when it is asked again [D52]', async () => {
    const outside = await openSite((_, response) => response.writeHead(302, { location: '/again' }).end());
    const inside = await openSite(picture, '127.0.0.2');
    const answers = ['127.0.0.1', '127.0.0.2'];
    const lookup = answering(() => [answers.shift() ?? '']);
    const address = `http://changing.example:${outside.port}/a.png`;
    expect(await fetchOne(address, { lookup })).toEqual(NOT_PUBLIC);
    expect([answers, outside.requestedPaths, inside.connections.count]).toEqual([[], ['/a.png'], 0]);
  });

  it('is not reached by a name that has a public address too', async () => {
    const { port, connections } = await openSite(picture, '127.0.0.2');
    const lookup = answering(() => ['127.0.0.1', '127.0.0.2']);
    expect(await fetchOne(`http://both.example:${port}/a.png`, { lookup })).toEqual(NOT_PUBLIC);
    expect(connections.count).toBe(0);
  });
});

it.each([
  ['http://a.example/b.png', 'only addresses that begin with https:// are fetched'],
  ['https://name:word@a.example/b.png', 'its address contains a user name or a password'],
  ['https://', 'its address is not a web address'],
])('refuses %s', async (address, reason) => {
  expect((await createFetchPictures()([address])).get(address)).toEqual({ reason });
});

it('tells others to come back when too many fetch already', async () => {
  const { url } = await openSite(() => {});
  const fetchPictures = createFetchPictures({ ...SITE_RULES, milliseconds: 100 });
  const all = await Promise.allSettled(Array.from({ length: 6 }, () => fetchPictures([url])));
  expect(all.map(({ status }) => status).sort()).toEqual([...Array.from({ length: 5 }, () => 'fulfilled'), 'rejected']);
});

/** Names that have these addresses. */
function answering(addressesOf: () => readonly string[]): LookupFunction {
  return (_, { all }, done) => {
    const addresses = addressesOf();
    if (all === true)
      done(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      );
    else done(null, addresses[0] ?? '', 4);
  };
}
