import type { SectionContent } from '@bandwise/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';

/** One hand-written statement for each call, without authentication: the best that Fastify and pg can do. */
export function createCeilings(pool: Pool) {
  return {
    async section(request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) {
      const { rows } = await pool.query<{ content: string }>({
        name: 'section',
        text: 'select content::text from section_versions where section_id = $1 and version = 1',
        values: [request.params.id],
      });
      return reply.type('application/json; charset=utf-8').send(rows[0]?.content ?? '');
    },

    async submit(
      request: FastifyRequest<{ Params: { id: string }; Body: { answers: Record<string, string>; userId: string } }>,
    ) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const { rows } = await client.query<{ content: SectionContent }>({
          name: 'submit-section',
          text: 'select content from section_versions where section_id = $1 and version = 1',
          values: [request.params.id],
        });
        const { marks, verdicts } = mark(rows[0]?.content, request.body.answers);
        const answers = JSON.stringify(request.body.answers);
        await client.query({
          name: 'submit-insert',
          text: `insert into attempts (user_id, section_id, version, submitted_at, answers, marks, total, verdicts)
                 values ($1, $2, 1, now(), $3, $4, $5, $6)`,
          values: [request.body.userId, request.params.id, answers, marks, verdicts.length, JSON.stringify(verdicts)],
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

    /** A result that was marked already. */
    async insert(request: FastifyRequest<{ Params: { id: string }; Body: { answers: object; userId: string } }>) {
      const answers = JSON.stringify(request.body.answers);
      await pool.query({
        name: 'insert',
        text: `insert into attempts (user_id, section_id, version, submitted_at, answers, marks, total, verdicts)
               values ($1, $2, 1, now(), $3, 9, 13, $3)`,
        values: [request.body.userId, request.params.id, answers],
      });
      return { success: true };
    },

    async upsert(request: FastifyRequest<{ Params: { id: string } }>) {
      await pool.query({
        name: 'upsert',
        text: `insert into bench_answers (id, answers) values ($1, $2)
               on conflict (id) do update set answers = bench_answers.answers || excluded.answers`,
        values: [request.params.id, JSON.stringify(request.body)],
      });
      return { saved: true };
    },

    async list(request: FastifyRequest<{ Querystring: { skill: string; user: string } }>) {
      const { rows } = await pool.query<ListedRow>({
        name: 'list',
        text: `select s.id, s.exam_id, s.title, s.part_number, s.time_minutes, s.questions_count, s.created_at,
                      s.locked, a.marks, a.total, a.submitted_at
                 from sections s
                 left join lateral (select marks, total, submitted_at from attempts
                                     where user_id = $2 and section_id = s.id and submitted_at is not null
                                     order by submitted_at desc limit 1) a on true
                where s.skill = $1 and s.deleted_at is null
                order by s.created_at desc`,
        values: [request.query.skill, request.query.user],
      });
      return { sections: rows.map(toItem) };
    },
  };
}

interface ListedRow {
  readonly id: string;
  readonly exam_id: string;
  readonly title: string;
  readonly part_number: number;
  readonly time_minutes: number;
  readonly questions_count: number;
  readonly created_at: Date;
  readonly locked: boolean;
  readonly marks: number | null;
  readonly total: number | null;
  readonly submitted_at: Date | null;
}

function toItem({ time_minutes: time, marks, total, submitted_at: date, ...row }: ListedRow) {
  return { ...row, time, last_result: date && { correctCount: marks, total, date } };
}

function mark(content: SectionContent | undefined, answers: Record<string, string>) {
  const verdicts = (content?.groups ?? []).flatMap((group) =>
    group.questions.map((question) => {
      const typed = answers[question.number]?.trim() ?? '';
      const correct = question.answers.some((answer) => answer === typed || answer.toUpperCase() === typed);
      return { number: question.number, type: group.type, correct, given: typed };
    }),
  );
  return { marks: verdicts.filter(({ correct }) => correct).length, verdicts };
}
