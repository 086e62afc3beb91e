import { TEACHING_LIMITS } from '@bandwise/domain/internal';
import { beforeEach, describe, expect, it } from 'vitest';
import { createClassCalls, emailsOf, type ClassCalls } from '../../../testing/content/class-calls.ts';
import { createClassWorld, type ClassWorld, type Person } from '../../../testing/content/class-world.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { refusalOf } from '../../../testing/expect-refusal.ts';

let test: TestApp;
let world: ClassWorld;
let calls: ClassCalls;
beforeEach(async () => {
  test = await createTestApp();
  world = await createClassWorld(test);
  calls = createClassCalls(world);
});

const HEAD = 'email,first name,last name,class\n';
const listed = async ({ client }: Person) =>
  (await client.call('GET /api/class', { query: {} })).classes.map(({ name, learners }) => `${name}: ${learners}`);
const strangersClass = async () =>
  (await world.stranger.client.call('GET /api/class', { query: {} })).classes[0]?.id ?? '';
const mailed = async () => {
  await test.deps.background.idle();
  return test.outbox.map(({ to }) => to).toSorted();
};

describe('a file with a column of classes', () => {
  const file = () =>
    `${HEAD}new1@example.com,Mai,Tran,Evening class
new1@example.com,Mai,Tran,Night class
${world.learner.email},Lan,Pham,evening  CLASS
${world.outsider.email},Bao,Le,Evening class
new2@example.com,Hoa,Vo,night class
new3@example.com,My,Le,
new2@example.com,Hoa,Vo,Night class
new4@example.com,An,Do,${'x'.repeat(TEACHING_LIMITS.classNameMax + 1)}
`;

  it('shows what becomes of each line and which classes are created, and changes nothing [D194]', async () => {
    const before = await listed(world.admin);
    const shown = await calls.importClasses(world.admin, file(), 'true');
    expect(shown.new_classes).toEqual(['Night class']);
    expect(shown.counts).toEqual({ new: 2, added: 2, added_or_invited: 0, member: 1, invalid: 3 });
    expect(shown.rows.map(({ line, status, class_name, problems }) => [line, status, class_name, problems])).toEqual([
      [2, 'new', 'Evening class', []],
      [3, 'added', 'Night class', []],
      [4, 'member', 'Evening class', []],
      [5, 'added', 'Evening class', []],
      [6, 'new', 'Night class', []],
      [7, 'invalid', '', ['Class is required']],
      [8, 'invalid', 'Night class', ['Line 6 has the same email and class']],
      [9, 'invalid', 'x'.repeat(101), ['Class has more than 100 characters']],
    ]);
    expect(await listed(world.admin)).toEqual(before);
    expect(await mailed()).toEqual([]);
  });

  it('of an administrator fills and creates classes; the same file again changes nothing [D194]', async () => {
    await calls.importClasses(world.admin, file());
    const after = ['Evening class: 3', 'Morning class: 1', 'Night class: 2'];
    expect(await listed(world.admin)).toEqual(after);
    expect(await mailed()).toEqual(['new1@example.com', 'new2@example.com']);
    const actions = async () => (await world.admin.client.call('GET /api/audit', { query: {} })).total;
    const written = await actions();
    const again = await calls.importClasses(world.admin, file());
    expect(again).toMatchObject({ new_classes: [], counts: { new: 0, added: 0, member: 5, invalid: 3 } });
    expect(await listed(world.admin)).toEqual(after);
    expect(await mailed()).toHaveLength(2);
    expect(await actions()).toBe(written);
  });

  it('creates each class once when it is imported twice at the same time', async () => {
    await Promise.all([calls.importClasses(world.admin, file()), calls.importClasses(world.admin, file())]);
    expect(await listed(world.admin)).toEqual(['Evening class: 3', 'Morning class: 1', 'Night class: 2']);
    expect(await mailed()).toEqual(['new1@example.com', 'new2@example.com']);
  });

  it('of a teacher fills their classes and creates their own, and no class of others [D195]', async () => {
    const lines = `${file()}new5@example.com,An,Do,Morning class\n`;
    await calls.importClasses(world.teacher, lines);
    expect(await listed(world.teacher)).toEqual(['Evening class: 2', 'Morning class: 1', 'Night class: 2']);
    expect(await listed(world.stranger)).toEqual(['Morning class: 1']);
    expect(emailsOf((await calls.read(world.teacher)).learners)).not.toContain(world.outsider.email);
    expect(await mailed()).toEqual(
      ['new1@example.com', 'new2@example.com', 'new5@example.com', world.outsider.email].toSorted(),
    );
    await calls.importClasses(world.teacher, lines);
    expect(await listed(world.teacher)).toEqual(['Evening class: 2', 'Morning class: 1', 'Night class: 2']);
    expect(await mailed()).toHaveLength(4);
  });

  it('shows a teacher the same for a class of others and a class that does not exist [D195]', async () => {
    await world.admin.client.call('PATCH /api/class/:id', {
      params: { id: await strangersClass() },
      body: { archived: true },
    });
    await world.admin.client.call('POST /api/class', { body: { name: 'Twice' } });
    await world.admin.client.call('POST /api/class', { body: { name: 'twice' } });
    const shownFor = async (name: string) => {
      const shown = await calls.importClasses(world.teacher, `${HEAD}a@example.com,An,Do,${name}\n`, 'true');
      return JSON.stringify(shown).replaceAll(name, 'X');
    };
    for (const name of ['Morning class', 'Twice']) expect(await shownFor(name)).toBe(await shownFor('Unused name'));
  });

  it('shows a teacher the same for an address with an account and one without [D195]', async () => {
    const shownFor = async (email: string, rest = 'Evening class,active') => {
      const { rows, counts } = await calls.importClasses(
        world.teacher,
        `email,name,class,status\n${email},Bao,${rest}\n`,
        'true',
      );
      return { counts, rows: rows.map(({ email: _email, ...row }) => row) };
    };
    for (const rest of ['Evening class,active', 'Evening class,suspended', 'A new class,active'])
      expect(await shownFor(world.outsider.email, rest)).toEqual(await shownFor('unused@example.com', rest));
    expect((await shownFor(world.outsider.email)).rows).toMatchObject([{ status: 'added_or_invited' }]);
    const one = async (email: string) => {
      const { rows, counts } = await calls.importFile(world.teacher, ['email,name', `${email},Bao`], 'true');
      return { counts, statuses: rows.map(({ status }) => status) };
    };
    expect(await one(world.outsider.email)).toEqual(await one('unused@example.com'));
  });

  it('does not hide that it has roles: only learners are added', async () => {
    const shown = await calls.importClasses(
      world.admin,
      `email,name,class,role\na@example.com,A,Night class,Teacher\nb@example.com,B,Night class,Student\n`,
      'true',
    );
    expect(shown.rows.map(({ line, status, problems }) => [line, status, problems])).toEqual([
      [2, 'invalid', ['Role is “Teacher”: this file adds learners only. Choose teachers on the page of the class']],
      [3, 'new', []],
    ]);
    expect(shown.ignored_columns).toEqual([]);
  });

  it('names no class that is archived or has a name twice', async () => {
    await world.admin.client.call('POST /api/class', { body: { name: 'morning class' } });
    await calls.change(world.teacher, { archived: true });
    const shown = await calls.importClasses(
      world.admin,
      `${HEAD}a@example.com,A,A,Morning class\nb@example.com,B,B,Evening class\n`,
    );
    expect(shown.rows.map(({ problems }) => problems)).toEqual([
      ['More than one class has the name Morning class. Import the file on the page of the class'],
      ['The class Evening class is archived. Restore it first'],
    ]);
    expect(await mailed()).toEqual([]);
  });

  it('is written as a whole or not at all', async () => {
    const full = Array.from({ length: TEACHING_LIMITS.membersMax + 1 }, (_, index) => `l${index}@example.com,L,L,Big`);
    const lines = `${HEAD}first@example.com,A,A,Small class\n${full.join('\n')}\n`;
    const refusal = await refusalOf(calls.importClasses(world.admin, lines));
    expect(refusal).toMatchObject({ status: 409, code: 'class_full' });
    expect(await listed(world.admin)).toEqual(['Evening class: 1', 'Morning class: 1']);
    expect(await mailed()).toEqual([]);
  });

  it('needs one column of classes', async () => {
    const problemOf = async (text: string) => (await calls.importClasses(world.admin, text, 'true')).columns_problem;
    expect(await problemOf('email,name\na@example.com,A\n')).toMatch(/no column “class”/);
    expect(await problemOf('email,name,class,group\na@example.com,A,x,y\n')).toMatch(/“class” and “group”/);
    expect(await refusalOf(calls.importClasses(world.admin, 'email,name\na@example.com,A\n'))).toMatchObject({
      status: 422,
    });
  });
});

describe('files as schools have them', () => {
  const bytes = (text: string, charset: Readonly<Record<string, number>> = {}) =>
    Uint8Array.from(Array.from(text), (letter) => charset[letter] ?? letter.codePointAt(0) ?? 0);
  const utf16 = (text: string) => Uint8Array.from(Buffer.from(`\uFEFF${text}`, 'utf16le'));

  it.each<[string, string | Uint8Array<ArrayBuffer>]>([
    ['a byte order mark and semicolons', '\uFEFFEmail;Họ;Tên;Lớp\r\nmai@example.com;Trần;Mai;IELTS 7A\r\n'],
    ['tabs and blank lines', '\n\nEmail\tHọ\tTên\tLớp\n\n\nmai@example.com\tTrần\tMai\tIELTS 7A\n\t\t\t\n\n'],
    ['UTF-16 from a spreadsheet', utf16('Email\tHọ\tTên\tLớp\r\nmai@example.com\tTrần\tMai\tIELTS 7A\r\n')],
    ['a line that names the separator', 'sep=;\r\nEmail;Họ;Tên;Lớp\r\nmai@example.com;Trần;Mai;IELTS 7A\r\n'],
    ['quoted line breaks', 'Email,Họ,Tên,Lớp\n" mai@example.com","Trần","Mai","IELTS\n 7A"\n'],
    ['decomposed letters', 'Email,Họ,Tên,Lớp\nmai@example.com,Trần,Mai,IELTS 7A\n'.normalize('NFD')],
    ['lines that are the same', `Email,Họ,Tên,Lớp\n${'mai@example.com,Trần,Mai,IELTS 7A\n'.repeat(3)}`],
    ['lines without some columns', 'Email,Họ,Tên,Lớp\nan@example.com,Lê\nmai@example.com,Trần,Mai,IELTS 7A\n'],
  ])('are read with %s [D194]', async (_, content) => {
    const done = await calls.importClasses(world.admin, content);
    expect(done.new_classes).toEqual(['IELTS 7A']);
    expect(done.rows.filter(({ status }) => status !== 'invalid')).toMatchObject([
      { status: 'new', firstName: 'Mai', lastName: 'Trần', email: 'mai@example.com', class_name: 'IELTS 7A' },
    ]);
    expect(await listed(world.admin)).toContain('IELTS 7A: 1');
    expect((await calls.importClasses(world.admin, content)).counts).toMatchObject({ new: 0, added: 0, member: 1 });
  });

  it('in Windows-1252 are read with their accents', async () => {
    const done = await calls.importClasses(
      world.admin,
      bytes('First name;Last name;Email;Class\r\nJosé;Muñoz;jose@example.com;Été\r\n'),
    );
    expect(done.encoding).toBe('windows-1252');
    expect(done.rows).toMatchObject([{ status: 'new', firstName: 'José', lastName: 'Muñoz', class_name: 'Été' }]);
  });

  it('in Windows-1258 are read, with the encoding for a look at the letters', async () => {
    // ễ is ê with a combining tilde in Windows-1258.
    const vietnamese = { ư: 0xfd, ơ: 0xf5, đ: 0xf0, '\u0303': 0xde };
    const done = await calls.importClasses(
      world.admin,
      bytes('Email;First name;Last name;Class\r\nmai@example.com;Mai;Nguyê\u0303n;A1\r\n', vietnamese),
      'true',
    );
    expect(done).toMatchObject({ encoding: 'windows-1252', rows: [{ status: 'new', lastName: 'NguyêÞn' }] });
  });

  it('of 5,000 lines are imported; one more line is refused with its number', { timeout: 60_000 }, async () => {
    const lines = Array.from({ length: 5_000 }, (_, index) => `l${index}@example.com,Lan,Pham,Class ${index % 20}`);
    const { counts, new_classes } = await calls.importClasses(world.admin, `${HEAD}${lines.join('\n')}\n`);
    expect([counts.new, new_classes.length]).toEqual([5_000, 20]);
    expect(await listed(world.admin)).toContain('Class 7: 250');
    const refusal = calls.importClasses(world.admin, `${HEAD}${lines.join('\n')}\nm@example.com,M,M,Class 1\n`, 'true');
    expect(await refusalOf(refusal)).toMatchObject({ status: 422, message: expect.stringMatching(/^Line 5002: /) });
  });
});
