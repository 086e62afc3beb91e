import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { ApiError } from '@bandwise/api-contract/client';
import { refusalOf } from '../../../testing/expect-refusal.ts';
import type { TestClient } from '../../../testing/test-client.ts';

let test: TestApp;
let client: TestClient;
beforeEach(async () => {
  test = await createTestApp();
  client = await test.signIn(await test.make.admin({ firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }));
});

const HEAD = 'First name,Last name,Email,Role,Expires\n';
const send = (text: string | Uint8Array<ArrayBuffer>, dryRun: 'true' | 'false' = 'false', from = client) =>
  from.call('POST /api/users/import', { file: new Blob([text]), query: { dryRun } });
const users = async () => (await client.call('GET /api/users', {})).filter(({ email }) => email !== 'ada@example.com');
const deeds = async () => (await client.call('GET /api/audit', { query: {} })).entries.map(({ summary }) => summary);

describe('a preview', () => {
  it('says of each row whether it is new, there already or wrong, and changes nothing [D48]', async () => {
    await test.make.learner({ email: 'MAI@example.com' });
    const before = await users();
    const preview = await send(
      `${HEAD}Lan,Phạm,lan@example.com,,\nMai,Trần,mai@example.com,Learner,2098-01-31\n,Le,nowhere,Boss,2026-02-30\n` +
        `"Hoa\nThi",Vo,LAN@example.com,administrator,2020-01-01,more\n`,
      'true',
    );
    expect(preview).toMatchObject({
      counts: { new: 1, existing: 1, unconfirmed: 0, invalid: 2 },
      ignored_columns: [],
      rows: [
        row(2, 'new', ['Lan', 'Phạm', 'lan@example.com'], []),
        {
          ...row(3, 'existing', ['Mai', 'Trần', 'mai@example.com'], []),
          role_text: 'Learner',
          expires_at: '2098-01-31',
          expires_text: '2098-01-31',
        },
        {
          ...row(
            4,
            'invalid',
            ['Le', '', 'nowhere'],
            [
              'Email is “nowhere”: it must be an address such as name@example.com',
              'Role must be Learner, Teacher or Administrator',
              'Expires is “2026-02-30”: it must be a date such as 2026-11-30',
            ],
          ),
          role_text: 'Boss',
          expires_text: '2026-02-30',
        },
        {
          ...row(
            5,
            'invalid',
            ['Hoa\nThi', 'Vo', 'LAN@example.com'],
            [
              'First name must be one line of text',
              'Expires is a date in the past',
              'The line has more columns than the first line. Put a cell with a comma or semicolon in quotation marks',
              'Line 2 has the same email',
            ],
          ),
          role: 'admin',
          role_text: 'administrator',
          expires_at: '2020-01-01',
          expires_text: '2020-01-01',
        },
      ],
    });
    expect(await users()).toEqual(before);
    expect([test.outbox, await deeds()]).toEqual([[], []]);
  });

  it('finds the columns under the names that spreadsheets have for them, and names those it has no use for', async () => {
    const preview = await send('\uFEFFE-mail;Group;Surname;Given name\r\nlan@example.com;A1;Pham;Lan\r\n', 'true');
    expect(preview).toEqual({
      counts: { new: 1, existing: 0, unconfirmed: 0, invalid: 0 },
      columns: [
        { heading: 'E-mail', sample: 'lan@example.com', field: 'email' },
        { heading: 'Group', sample: 'A1', field: null },
        { heading: 'Surname', sample: 'Pham', field: 'lastName' },
        { heading: 'Given name', sample: 'Lan', field: 'firstName' },
      ],
      columns_problem: null,
      encoding: 'utf-8',
      date_order: null,
      date_order_source: null,
      unclear_dates: 0,
      ignored_columns: ['Group'],
      rows: [row(2, 'new', ['Lan', 'Pham', 'lan@example.com'], [])],
    });
  });

  it('names columns that it has no use for whatever they are called', async () => {
    const preview = await send(
      'First name,Last name,Email,constructor,toString\nLan,Pham,lan@example.com,x,y\n',
      'true',
    );
    expect(preview).toMatchObject({ counts: { new: 1 }, ignored_columns: ['constructor', 'toString'] });
  });

  it('refuses names with line breaks and control characters in them', async () => {
    const preview = await send(`${HEAD}"La\nn",Pham,lan@example.com,,\nMai,"Tr\u0007an",mai@example.com,,\n`, 'true');
    expect(preview.rows.map(({ problems }) => problems)).toEqual([
      ['First name must be one line of text'],
      ['Last name must be one line of text'],
    ]);
  });

  it.each<[string, string | Uint8Array<ArrayBuffer>, string, RegExp]>([
    ['no rows', HEAD, 'file', /no users/],
    ['nothing', '', 'file', /empty/],
    ['an open quotation mark', `${HEAD}Lan,"Pham,lan@example.com\n`, 'line 2', /^Line 2: .*never closed/],
    ['bytes that are no text', Uint8Array.from([0x41, 0x0a, 0xe9, 0x01]), 'line 2', /^Line 2: This is not a text file/],
    ['more than a thousand rows', `${HEAD}${'a,b,c\n'.repeat(1001)}`, 'line 1002', /more than 1000 rows/],
  ])('refuses a file with %s, and says where', async (_, file, path, message) => {
    const refusal = await issuesOf(send(file, 'true'));
    expect(refusal).toMatchObject([{ path }]);
    expect(refusal[0]?.message).toMatch(message);
  });

  it('refuses a file that is larger than 1 MB', async () => {
    expect(await refusalOf(send('x'.repeat(1024 * 1024 + 1), 'true'))).toMatchObject({ status: 413 });
  });
});

describe('the role in a file', () => {
  it.each([
    ['learner', ['', 'Learner', 'student', 'Học viên']],
    ['teacher', ['Teacher', 'TEACHER', 'editingteacher', 'Tutor', 'Instructor', 'Lecturer', 'Giáo viên', 'giảng viên']],
    ['admin', ['Admin', 'Administrator', 'Quản trị viên']],
  ] as const)('is read as %s under the names that schools use [D202]', async (role, names) => {
    const rows = names.map((name, index) => `Lan,Pham,lan${index}@example.com,${name.normalize('NFD')},`);
    const preview = await send(`${HEAD}${rows.join('\n')}\n`, 'true');
    expect(preview.rows.map((row) => [row.role, row.problems])).toEqual(names.map(() => [role, []]));
  });

  it('makes teachers, whose invitation says where they sign in [D48 D202]', async () => {
    await send(`${HEAD}Mai,Tran,mai@example.com,Teacher,\nLan,Pham,lan@example.com,,\n`);
    expect((await users()).map(({ firstName, role }) => `${firstName} ${role}`).sort()).toEqual([
      'Lan learner',
      'Mai teacher',
    ]);
    await test.deps.background.idle();
    const isInvited = ({ text }: { readonly text: string }) => text.includes('sign in to the console');
    expect(test.outbox.filter(isInvited).map(({ to }) => to)).toEqual(['mai@example.com']);
    expect(test.outbox).toHaveLength(2);
  });
});

describe('an import', () => {
  it('adds who is new, leaves who is there, and mails each a link that sets a password [D48]', async () => {
    const mai = await test.make.learner({ firstName: 'Mai', email: 'mai@example.com' });
    const report = await send(
      `${HEAD}Lan,Phạm,lan@example.com,,2098-01-31\nOther,Name,MAI@example.com,admin,\nHoa,Vo,hoa@example.com,Admin,\n`,
    );
    expect(report.counts).toEqual({ new: 2, existing: 1, unconfirmed: 0, invalid: 0 });
    expect(
      (await users()).map(({ firstName, role, expires_at }) => `${firstName} ${role} ${expires_at}`).sort(),
    ).toEqual(['Hoa admin null', 'Lan learner 2098-01-31', `${mai.firstName} learner null`]);
    await test.deps.background.idle();
    expect(test.outbox.map(({ to }) => to).sort()).toEqual(['hoa@example.com', 'lan@example.com']);
    expect((await deeds()).sort()).toEqual([
      'Imported Hoa Vo (hoa@example.com)',
      'Imported Lan Phạm (lan@example.com)',
    ]);
    const mail = test.outbox.find(({ to }) => to === 'lan@example.com');
    expect(mail?.text).toContain('Ada Byron has added you to Bandwise');
    expect(mail?.text).toContain('The link works once and expires in 7 days:');
    test.clock.advance({ days: 6, hours: 23 });
    expect(await setPassword(mail?.text ?? '')).toMatchObject({ message: expect.stringMatching(/has been reset/) });
    const guest = await test.guest().prepare();
    const signIn = { email: 'lan@example.com', password: 'chosen by herself' };
    expect((await guest.call('POST /api/login', { body: signIn })).token).toBeTruthy();
    expect(await refusalOf(setPassword(mail?.text ?? ''))).toMatchObject({ code: 'reset_link_invalid' });
  });

  it('says of an account that nobody has confirmed what it is, and mails the owner of the address a link, once [D142]', async () => {
    const attacker = await test.make.learner({ email: 'lan@example.com', email_confirmed_at: null });
    const session = await test.signIn(attacker);
    const file = `${HEAD}Lan,Phạm,Lan@example.com,admin,\n`;
    const counts = { new: 0, existing: 0, unconfirmed: 1, invalid: 0 };
    expect(await send(file, 'true')).toMatchObject({ counts, rows: [{ status: 'unconfirmed' }] });
    await test.deps.background.idle();
    expect(test.outbox).toEqual([]);
    for (let round = 0; round < 2; round += 1) {
      expect(await send(file)).toMatchObject({ counts });
      await test.deps.background.idle();
      test.clock.advance({ days: 1 });
    }
    expect(test.outbox).toMatchObject([{ to: 'lan@example.com', subject: 'Confirm your email address for Bandwise' }]);
    expect(await users()).toMatchObject([{ role: 'learner', email_confirmed: false }]);
    await setPassword(test.outbox[0]?.text ?? '');
    expect(await refusalOf(session.call('GET /api/user', {}))).toMatchObject({ status: 401 });
    expect(await users()).toMatchObject([{ email_confirmed: true }]);
    expect(await send(file, 'true')).toMatchObject({ rows: [{ status: 'existing' }] });
  });

  it('makes links that work for a week', async () => {
    await send(`${HEAD}Lan,Pham,lan@example.com,,\n`);
    await test.deps.background.idle();
    expect(test.outbox[0]?.text).toContain('expires in 7 days:');
    test.clock.advance({ days: 7, seconds: 1 });
    expect(await refusalOf(setPassword(test.outbox[0]?.text ?? ''))).toMatchObject({ code: 'reset_link_invalid' });
  });

  it('leaves out the rows that are wrong, names each line, and adds the others [D48 D143]', async () => {
    const file = `${HEAD}Lan,Pham,lan@example.com,,\n,,hoa@example.com,,\nMy,Le,my,,\n`;
    const report = await send(file);
    expect(report.counts).toEqual({ new: 1, existing: 0, unconfirmed: 0, invalid: 2 });
    expect(report.rows.map(({ line, status, problems }) => [line, status, problems])).toEqual([
      [2, 'new', []],
      [3, 'invalid', ['First name is required']],
      [4, 'invalid', ['Email is “my”: it must be an address such as name@example.com']],
    ]);
    await test.deps.background.idle();
    expect((await users()).map(({ email }) => email)).toEqual(['lan@example.com']);
    expect(test.outbox.map(({ to }) => to)).toEqual(['lan@example.com']);
  });

  it('of the same file again adds and mails nobody', async () => {
    const file = `${HEAD}Lan,Pham,lan@example.com,,\n,,hoa@example.com,,\n`;
    await send(file);
    await test.deps.background.idle();
    expect((await send(file)).counts).toEqual({ new: 0, existing: 1, unconfirmed: 0, invalid: 1 });
    await test.deps.background.idle();
    expect(test.outbox).toHaveLength(1);
  });

  it('imports nothing when the database fails half-way', async () => {
    await test.deps.db.schema
      .alterTable('one_time_codes')
      .addCheckConstraint('full', sql`false`)
      .execute();
    try {
      await expect(send(`${HEAD}Lan,Pham,lan@example.com,,\n`)).rejects.toThrow(/\S/);
      await test.deps.background.idle();
      expect([await users(), test.outbox, await deeds()]).toEqual([[], [], []]);
    } finally {
      await test.deps.db.schema.alterTable('one_time_codes').dropConstraint('full').execute();
    }
  });

  it('of the same file twice at once adds each user once', async () => {
    const file = `${HEAD}${Array.from({ length: 30 }, (_, index) => `Lan,No${index},lan${index}@example.com,,\n`).join('')}`;
    const reports = await Promise.all([send(file), send(file)]);
    await test.deps.background.idle();
    expect(reports.reduce((sum, { counts }) => sum + counts.new, 0)).toBe(30);
    expect([await users(), test.outbox].map(({ length }) => length)).toEqual([30, 30]);
  });

  it('mails the others when one mail fails, and leaves no link that nobody has', async () => {
    const sent: string[] = [];
    test = await createTestApp({
      beside: test,
      deps: {
        mailer: {
          send: async ({ to }) => {
            if (to.startsWith('lan')) throw new Error('No such mailbox');
            sent.push(to);
          },
        },
      },
    });
    client = await test.signIn(await test.make.admin({ email: 'grace@example.com' }));
    await send(`${HEAD}Lan,Pham,lan@example.com,,\nHoa,Vo,hoa@example.com,,\n`);
    await test.deps.background.idle();
    expect(sent).toEqual(['hoa@example.com']);
    expect(test.logs.join('')).toContain('1 of 2 invitations could not be sent');
    expect(await test.deps.db.selectFrom('one_time_codes').select('user_id').execute()).toHaveLength(1);
  });
});

it('mails the others also when a link that nobody has cannot be removed', async () => {
  const sent: string[] = [];
  test = await createTestApp({
    beside: test,
    deps: {
      mailer: {
        send: async ({ to }) => {
          if (to.startsWith('lan')) throw new Error('No such mailbox');
          sent.push(to);
        },
      },
    },
  });
  const { db } = test.deps;
  client = await test.signIn(await test.make.admin({ email: 'grace@example.com' }));
  await sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'not now'; end $$`.execute(db);
  await sql`create trigger refuse before delete on one_time_codes for each row execute function refuse()`.execute(db);
  try {
    await send(`${HEAD}Lan,Pham,lan@example.com,,\nHoa,Vo,hoa@example.com,,\n`);
    await test.deps.background.idle();
  } finally {
    await sql`drop trigger refuse on one_time_codes`.execute(db);
    await sql`drop function refuse()`.execute(db);
  }
  expect(sent).toEqual(['hoa@example.com']);
  expect(test.logs.join('')).toContain('1 of 2 invitations could not be sent');
});

describe('the columns of a file', () => {
  const call = (text: string, query: object) =>
    client.call('POST /api/users/import', { file: new Blob([text]), query: { dryRun: 'true', ...query } });
  const UNKNOWN = 'Handle,Given,Contact\nx1,Lan,lan@example.com\n';

  it('are chosen by hand when their headings say nothing, and nothing is imported before', async () => {
    expect(await send(UNKNOWN, 'true')).toMatchObject({
      columns_problem: 'Choose the column with the email addresses.',
      columns: [
        { heading: 'Handle', sample: 'x1', field: null },
        { heading: 'Given', sample: 'Lan', field: null },
        { heading: 'Contact', sample: 'lan@example.com', field: null },
      ],
      rows: [],
    });
    expect(await issuesOf(send(UNKNOWN))).toMatchObject([{ path: 'columns' }]);
    const chosen = { columns: ',firstName,email' };
    expect(await call(UNKNOWN, chosen)).toMatchObject({
      columns_problem: null,
      rows: [{ status: 'new', firstName: 'Lan', lastName: '', email: 'lan@example.com' }],
    });
    await call(UNKNOWN, { ...chosen, dryRun: 'false' });
    expect(await users()).toMatchObject([{ firstName: 'Lan', lastName: '' }]);
  });

  it('have no headings when the first line is a user, who is not lost', async () => {
    const file = 'Lan,Pham,lan@example.com\nHoa,Vo,hoa@example.com\n';
    expect((await send(file, 'true')).columns.map(({ heading }) => heading)).toEqual([
      'Column 1',
      'Column 2',
      'Column 3',
    ]);
    expect((await call(file, { columns: 'firstName,lastName,email' })).rows.map(({ line }) => line)).toEqual([1, 2]);
  });

  it.each([
    [
      'First name,Surname,Email,Last name\nLan,A,lan@example.com,B\n',
      /“Surname” and “Last name” have the same meaning/,
    ],
    ['Email\nlan@example.com\n', /^First|Choose the columns with the names/],
  ])('are not guessed: %j', async (file, problem) => {
    expect((await send(file, 'true')).columns_problem).toMatch(problem);
  });

  it.each(['x,y', 'firstName,nonsense', 'constructor'])('are refused when they are chosen as %j', async (columns) => {
    const reply = await refusalOf(call(UNKNOWN, { columns }));
    expect(reply).toMatchObject({ status: 422, code: 'validation_failed' });
  });
});

describe('an export', () => {
  it('has the roles, and an import reads them [D48 D202]', async () => {
    await test.make.teacher({ firstName: 'Mai', lastName: 'Tran', email: 'mai@example.com' });
    const reply = await client.fetch('http://localhost/api/users.csv', {
      headers: { authorization: `Bearer ${client.token}` },
    });
    const bytes = new Uint8Array(await reply.arrayBuffer());
    expect(new TextDecoder().decode(bytes)).toMatch(/\r\nMai,Tran,mai@example\.com,Teacher,Active,/);
    expect((await send(bytes, 'true')).rows.map(({ role }) => role).sort()).toEqual(['admin', 'teacher']);
  });

  it('is a file for spreadsheets, which calculate nothing in it, and which an import reads [D48]', async () => {
    await test.make.learner({
      firstName: '=1+1',
      lastName: 'Phạm, "L"',
      email: 'lan@example.com',
      expires_at: '2098-01-31',
    });
    const reply = await client.fetch('http://localhost/api/users.csv', {
      headers: { authorization: `Bearer ${client.token}` },
    });
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="users-\d{4}-\d\d-\d\d\.csv"$/);
    const bytes = new Uint8Array(await reply.arrayBuffer());
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    const lines = text.split('\r\n');
    expect(lines[0]).toBe('\uFEFFFirst name,Last name,Email,Role,Status,Created,Expires');
    expect(text).toMatch(/\r\n'=1\+1,"Phạm, ""L""",lan@example\.com,Learner,Active,\d{4}-\S+Z,2098-01-31\r\n/);
    expect(text).toMatch(/\r\nAda,Byron,ada@example\.com,Administrator,Active,\d{4}-\S+Z,\r\n/);
    const preview = await send(bytes, 'true');
    expect(preview).toMatchObject({ counts: { new: 0, existing: 2, unconfirmed: 0, invalid: 0 }, ignored_columns: [] });
    expect(preview.rows.map(({ firstName, lastName }) => [firstName, lastName])).toContainEqual(['=1+1', 'Phạm, "L"']);
  });
});

it.each(['POST /api/users/import', 'GET /api/users.csv'] as const)(
  'refuses %s to learners and guests [D48]',
  async (key) => {
    const learner = await test.signIn(await test.make.learner());
    const [method, path] = key.split(' ');
    const status = async (token: string | null) =>
      (
        await test.app.inject({
          method: method as 'GET' | 'POST',
          url: path ?? '',
          headers: token ? { authorization: `Bearer ${token}` } : {},
        })
      ).statusCode;
    expect([await status(null), await status(learner.token)]).toEqual([401, 403]);
  },
);

/** The issues of a file. */
async function issuesOf(call: Promise<unknown>) {
  const refusal = await call.catch((error: unknown) => error);
  expect(refusal).toMatchObject({ status: 422, code: 'validation_failed' });
  return refusal instanceof ApiError ? refusal.issues : [];
}

async function setPassword(mail: string) {
  const link = new URL(/http\S+/.exec(mail)?.[0] ?? '');
  const guest = await test.guest().prepare();
  const password = 'chosen by herself';
  return guest.call('POST /api/reset-password', {
    body: {
      token: link.searchParams.get('token') ?? '',
      email: link.searchParams.get('email') ?? '',
      password,
      password_confirmation: password,
    },
  });
}

function row(line: number, status: string, [firstName, lastName, email]: string[], problems: string[]) {
  return {
    line,
    status,
    firstName,
    lastName,
    email,
    role: 'learner',
    role_text: '',
    expires_at: null,
    expires_text: '',
    problems,
    remarks: [],
  };
}
