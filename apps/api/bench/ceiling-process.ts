import Fastify from 'fastify';
import pg from 'pg';
import type { SectionContent } from '@bandwise/domain';

/**
 * What the stack can do at best: bare Fastify and pg, one statement by hand for each call, and nobody asked who they
 * are. Runs in a process of its own.
 */
const pool = new pg.Pool({ connectionString: process.argv[2], max: 20 });
pool.on('error', () => undefined);
const app = Fastify();

app.get<{ Params: { id: string } }>('/section/:id', async (request, reply) => {
  const { rows } = await pool.query<{ content: string }>({
    name: 'section',
    text: 'select content::text from section_versions where section_id = $1 and version = 1',
    values: [request.params.id],
  });
  return reply.type('application/json; charset=utf-8').send(rows[0]?.content ?? '');
});

const kept = Buffer.alloc(10_612, 'x');
app.get('/kept', async (_request, reply) => reply.type('application/json; charset=utf-8').send(kept));

app.post<{ Params: { id: string }; Body: { answers: Record<string, string>; userId: string } }>(
  '/submit/:id',
  async (request) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const { rows } = await client.query<{ content: SectionContent }>({
        name: 'submit-section',
        text: 'select content from section_versions where section_id = $1 and version = 1',
        values: [request.params.id],
      });
      const { marks, verdicts } = mark(rows[0]?.content, request.body.answers);
      await client.query({
        name: 'submit-insert',
        text: `insert into attempts (user_id, section_id, version, submitted_at, answers, marks, total, verdicts)
               values ($1, $2, 1, now(), $3, $4, $5, $6)`,
        values: [
          ...[request.body.userId, request.params.id, JSON.stringify(request.body.answers)],
          ...[marks, verdicts.length, JSON.stringify(verdicts)],
        ],
      });
      await client.query('commit');
      return { correctCount: marks, total: verdicts.length, verdicts };
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  },
);

function mark(content: SectionContent | undefined, answers: Record<string, string>) {
  const verdicts = (content?.groups ?? []).flatMap((group) =>
    group.questions.map((question) => {
      const given = answers[question.number]?.trim() ?? '';
      const correct = question.answers.some((answer) => answer === given || answer.toUpperCase() === given);
      return { number: question.number, type: group.type, correct, given };
    }),
  );
  return { marks: verdicts.filter(({ correct }) => correct).length, verdicts };
}

app.patch<{ Params: { id: string }; Body: Record<string, unknown> }>('/answers/:id', async (request) => {
  await pool.query({
    name: 'upsert',
    text: `insert into bench_answers (id, answers) values ($1, $2)
           on conflict (id) do update set answers = bench_answers.answers || excluded.answers`,
    values: [request.params.id, JSON.stringify(request.body)],
  });
  return { saved: true };
});

app.get<{ Querystring: { skill: string; user: string } }>('/list', async (request) => {
  const { rows } = await pool.query({
    name: 'list',
    text: `select s.id, s.exam_id, s.title, s.part_number, s.time_minutes as time, s.questions_count, s.created_at,
                  s.locked, a.marks, a.total, a.submitted_at
             from sections s
             left join lateral (select marks, total, submitted_at from attempts
                                 where user_id = $2 and section_id = s.id and submitted_at is not null
                                 order by submitted_at desc limit 1) a on true
            where s.skill = $1 and s.deleted_at is null
            order by s.created_at desc`,
    values: [request.query.skill, request.query.user],
  });
  return {
    sections: rows.map(({ marks, total, submitted_at: date, ...row }) => ({
      ...row,
      last_result: date === null ? null : { correctCount: marks, total, date },
    })),
  };
});

await pool.query('create table if not exists bench_answers (id uuid primary key, answers jsonb not null)');
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
process.once('disconnect', () => process.exit());
