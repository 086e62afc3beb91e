import type { ExamInput } from '@bandwise/api-contract/admin';
import { beforeAll, describe, expect, it } from 'vitest';
import { createContentWorld, firstSection, type ContentWorld } from '../../testing/content/content-makers.ts';
import { writingExam } from '../../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { closeSitesAfterEach, fetchFromSites, openSite } from '../../testing/picture-site.ts';

let test: TestApp;
let world: ContentWorld;
beforeAll(async () => {
  test = await createTestApp({ deps: { fetchPictures: fetchFromSites } });
  world = await createContentWorld(test);
});
closeSitesAfterEach();

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)"><title>A map</title><script>alert(2)</script></svg>';
const PAGE = '<!doctype html><title>Sign in</title><p>Please sign in';

/** A site with a picture, a drawing, and a page that says that it is a picture. */
const openPictures = async () => {
  const site = await openSite((request, response) => {
    const file = { '/a.png?w=1&h=2': PNG, '/map.svg': SVG, '/page.png': PAGE }[request.url ?? ''];
    if (file === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'image/png' }).end(file);
  });
  return { ...site, at: (path: string) => `https://127.0.0.1:${site.port}${path}` };
};

const withPicture = (src: string, more: Partial<ExamInput> = {}): ExamInput => ({
  ...writingExam({ examContent: `<p>See <img src="${src}" alt="A map" width="40" /></p>` }),
  ...more,
});

async function textOf(sectionId: string) {
  const { examContent } = await world.learner.call('GET /api/section/:id', { params: { id: sectionId } });
  return examContent.join('');
}

const copy = { copy_pictures: true };

describe('a picture of another site', () => {
  it('is copied when its author agrees, and learners see it from here [D52]', async () => {
    const { at } = await openPictures();
    const saved = await world.publish(withPicture(at('/a.png?w=1&amp;h=2'), copy));
    expect(saved.findings).toEqual([]);
    const url = /src="(\/api\/media\/[\da-f-]{36})" alt="A map" width="40"/.exec(await textOf(firstSection(saved)));
    const file = await test.app.inject({ url: url?.[1] ?? '' });
    expect([file.headers['content-type'], file.rawPayload]).toEqual(['image/png', PNG]);
  });

  it('is cleaned when it is a drawing, whatever its sender calls it, and described by its title', async () => {
    const { at } = await openPictures();
    const exam = { ...writingExam({ examContent: `<img src="${at('/map.svg')}">` }), ...copy };
    const saved = await world.publish(exam);
    expect(saved.findings).toEqual([]);
    const url = /^<img src="(\/api\/media\/[\da-f-]{36})" alt="A map" \/>$/.exec(await textOf(firstSection(saved)));
    const file = await test.app.inject({ url: url?.[1] ?? '' });
    expect(file.headers['content-type']).toBe('image/svg+xml');
    expect(file.body).not.toContain('alert');
  });

  it('is copied with a change of a test too', async () => {
    const { at } = await openPictures();
    const saved = await world.publish(writingExam());
    const params = { exam_id: saved.exam_id };
    const body = withPicture(at('/a.png?w=1&amp;h=2'), copy);
    const changed = await world.admin.call('PUT /api/exam/:exam_id', { params, body });
    expect(changed.findings).toEqual([]);
    expect(await textOf(firstSection(saved))).toContain('/api/media/');
  });

  it('is not asked for unless its author agrees, and a finding says that it will not be shown [D52]', async () => {
    const { at, connections } = await openPictures();
    const saved = await world.publish(withPicture(at('/a.png?w=1&amp;h=2')));
    expect(saved.findings).toMatchObject([
      { code: 'picture_elsewhere', severity: 'warning', part_number: 1, where: { field: 'examContent' } },
    ]);
    expect(connections.count).toBe(0);
  });

  it.each([
    ['/gone.png', 'its site returned status 404'],
    ['/page.png', 'it is not a picture'],
  ])('stays where it is when it cannot be copied, and the finding says why: %s', async (path, reason) => {
    const { at } = await openPictures();
    const saved = await world.publish(withPicture(at(path), copy));
    expect(saved.findings).toMatchObject([
      {
        code: 'picture_elsewhere',
        message: expect.stringContaining(`could not be copied (${reason}), so learners will not see it.`),
      },
    ]);
    expect(await textOf(firstSection(saved))).toContain(at(path));
  });

  it('is not asked for by a test that cannot be published anyway', async () => {
    const { at, connections } = await openPictures();
    const exam = withPicture(`${at('/a.png')}"><iframe src="https://a.example/`, copy);
    await expect(world.publish(exam)).rejects.toMatchObject({ code: 'not_publishable' });
    expect(connections.count).toBe(0);
  });
});

describe('POST /api/media/copy', () => {
  it('answers for each address what it is here, or why it is not', async () => {
    const { at } = await openPictures();
    const addresses = [at('/a.png?w=1&h=2'), at('/map.svg'), at('/page.png'), at('/map.svg')];
    const { pictures, refused } = await world.admin.call('POST /api/media/copy', { body: { addresses } });
    expect(pictures).toMatchObject([
      { address: addresses[0], description: '' },
      { address: addresses[1], description: 'A map' },
    ]);
    expect(refused).toEqual([{ address: addresses[2], reason: 'it is not a picture' }]);
    for (const { url } of pictures) expect((await test.app.inject({ url })).statusCode).toBe(200);
  });

  it('never reaches an address inside, and says so', async () => {
    const { connections, port } = await openSite((_, response) => response.end(PNG), '127.0.0.2');
    const address = `https://127.0.0.2:${port}/a.png`;
    const answer = await world.admin.call('POST /api/media/copy', { body: { addresses: [address] } });
    expect(answer).toEqual({ pictures: [], refused: [{ address, reason: 'its address is not a public one' }] });
    expect(connections.count).toBe(0);
  });
});
