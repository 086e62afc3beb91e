import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { holdsText, usersNamed } from './holds-text.ts';

it('finds any part of a text, in any case and whatever the accents, also one too short for the index', async () => {
  const { deps } = await createTestApp();
  const holds = async (text: string, term: string) => {
    const { rows } = await sql<{ holds: boolean }>`
      select ${holdsText(sql`fold_text(${text}::text)`, term)} as holds`.execute(deps.db);
    return rows[0]?.holds;
  };
  for (const part of ['nguyen thi', 'UYỄN T', 'n t', 'an', 'a', 'lan@exa', 'e.com'])
    expect([part, await holds('Nguyễn Thị Lan lan@example.com', part)]).toEqual([part, true]);
  for (const part of ['thi nguyen', 'nguyenthi', '%', 'q', 'lan@@', 'com.'])
    expect([part, await holds('Nguyễn Thị Lan lan@example.com', part)]).toEqual([part, false]);
  // Letters whose marks are typed apart, so that none are left of three.
  expect(await holds('Ấn', 'a\u0302\u0301')).toBe(true);
});

it.runIf(inject('engine').kind === 'postgres')('looks at those alone that an index leads to', async () => {
  const { deps } = await createTestApp();
  await sql`insert into users (first_name, last_name, email, password_hash)
    select 'Learner', n::text, 'learner' || n || '@example.com', '' from generate_series(1, 20000) n`.execute(deps.db);
  await sql`analyze users`.execute(deps.db);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${usersNamed('learner12@')}`.execute(deps.db);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('users_trigrams');
});
