import { beforeAll, describe, expect, it } from 'vitest';
import { createContentWorld, type ContentWorld } from '../../testing/content/content-makers.ts';
import { createTestApp } from '../../testing/create-test-app.ts';

let world: ContentWorld;
beforeAll(async () => {
  world = await createContentWorld(await createTestApp());
});

const LONG = 'x'.repeat(200_000);

async function send(body: string): Promise<{ status: number; answer: unknown }> {
  const response = await world.admin.fetch('/api/exam/new', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${world.admin.token}` },
    body,
  });
  return { status: response.status, answer: await response.json() };
}

describe('a body that is too large to be parsed on the event loop', () => {
  it('is read as any other', async () => {
    const examContent = `<p>“Describe” ${LONG}</p>`;
    const { status } = await send(JSON.stringify({ writing: [{ title: 'Chart', examContent }] }));
    expect(status).toBe(201);
  });

  it.each([
    ['that breaks off', `{"description":"${LONG}`],
    ['that would change prototypes', `{"__proto__":{"a":1},"description":"${LONG}"}`],
  ])('is refused %s', async (_, body) => {
    expect(await send(body)).toMatchObject({
      status: 400,
      answer: { code: 'bad_request', message: 'The request is not valid JSON.' },
    });
  });

  it('is refused when it holds what cannot be stored, with the name of the field', async () => {
    expect(await send(JSON.stringify({ description: `${LONG}\0` }))).toMatchObject({
      status: 422,
      answer: { issues: [{ path: 'description' }] },
    });
  });

  it.each([
    ['in one list', { reading: Array.from({ length: 200_000 }, () => 0) }],
    ['in many', { reading: Array.from({ length: 300 }, () => Array.from({ length: 400 }, () => 0)) }],
  ])('is refused when it holds too many values %s', async (_, body) => {
    expect(await send(JSON.stringify(body))).toMatchObject({
      status: 413,
      answer: { code: 'payload_too_large', message: 'The request contains too many values.' },
    });
  });
});
