import { describe, expect, it } from 'vitest';
import { readUserRows, type ImportChoices } from './read-user-rows.ts';

const CLOCK = { now: new Date('2026-11-27T00:00:00Z'), timeZone: 'UTC' };
const bytes = (text: string) => new TextEncoder().encode(text);
function read(file: string | Uint8Array, choices: ImportChoices = {}) {
  const users = readUserRows(typeof file === 'string' ? bytes(file) : file, CLOCK, choices);
  if (!users.ok) throw new Error(users.problem.message);
  return users;
}
const usersOf = (file: string | Uint8Array) =>
  read(file).rows.map(({ firstName, lastName, email }) => [firstName, lastName, email]);
const utf16 = (text: string) => new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer);

describe('a file of users', () => {
  it.each<[string, string | Uint8Array, string[]]>([
    [
      'Unicode text of Excel',
      utf16('\uFEFFFirst name\tLast name\tEmail\r\nMai\tNguyễn\tmai@example.com\r\n'),
      ['Mai', 'Nguyễn', 'mai@example.com'],
    ],
    [
      'Excel with its own delimiter line',
      '\uFEFFsep=;\r\nFirst name;Last name;Email\r\nAnna;Kowalska;anna@example.com\r\n',
      ['Anna', 'Kowalska', 'anna@example.com'],
    ],
    [
      'Google Workspace',
      'First Name [Required],Last Name [Required],Email Address [Required],Password [Required],Org Unit Path [Required],Recovery Email\nAnna,Kowalska,anna@example.com,****,/,other@example.com\n',
      ['Anna', 'Kowalska', 'anna@example.com'],
    ],
    [
      'Canvas',
      'user_id,login_id,full_name,sortable_name,email,status\n1001,anna,Anna Kowalska,"Kowalska, Anna",anna@example.com,active\n',
      ['Anna', 'Kowalska', 'anna@example.com'],
    ],
    [
      'Moodle',
      'username,password,firstname,lastname,email,cohort1,suspended\nanna,x,Anna,Kowalska,anna@example.com,A1,0\n',
      ['Anna', 'Kowalska', 'anna@example.com'],
    ],
    [
      'Chamilo',
      'LastName;FirstName;Email;UserName;Password;AuthSource;OfficialCode;PhoneNumber;Status\nKowalska;Anna;anna@example.com;anna;x;platform;1;2;user\n',
      ['Anna', 'Kowalska', 'anna@example.com'],
    ],
    [
      'a Vietnamese school',
      'STT,Họ và tên đệm,Tên,Địa chỉ email,Vai trò,Ngày hết hạn\n1,Nguyễn Văn,An,an@example.com,Học viên,30/06/2027\n',
      ['An', 'Nguyễn Văn', 'an@example.com'],
    ],
    ['names in one column', 'Họ và tên;Email\nNguyễn Văn An;an@example.com\n', ['Nguyễn Văn An', '', 'an@example.com']],
    [
      'a name and a surname',
      'Name,Surname,Email\nAnna,Kowalska,anna@example.com\n',
      ['Anna', 'Kowalska', 'anna@example.com'],
    ],
    ['French headings', 'Nom;Prénom;Courriel\nNoël;Zoé;zoe@example.com\n', ['Zoé', 'Noël', 'zoe@example.com']],
    [
      'a first name alone',
      'First name,Last name,Email\nSuharto,,suharto@example.com\n',
      ['Suharto', '', 'suharto@example.com'],
    ],
    [
      'a last name alone',
      'First name,Last name,Email\n,Suharto,suharto@example.com\n',
      ['Suharto', '', 'suharto@example.com'],
    ],
    [
      'names in other scripts',
      'First name,Last name,Email\n李,明,liming@example.com\n',
      ['李', '明', 'liming@example.com'],
    ],
  ])('of %s is read [D143]', (_, file, user) => {
    expect(usersOf(file)).toEqual([user]);
    expect(read(file).rows[0]).toMatchObject({ problems: [], inactive: null });
  });

  it('in Windows-1252 is read, and says so', () => {
    const latin = Uint8Array.from('First name;Last name;Email\r\nJosé;Muñoz;jose@example.com\r\n', (letter) =>
      letter.charCodeAt(0),
    );
    expect(read(latin)).toMatchObject({ encoding: 'windows-1252', rows: [{ firstName: 'José', lastName: 'Muñoz' }] });
  });

  it.each([
    ['status', 'deleted'],
    ['Status', 'Disabled'],
    ['Status', 'teacher'],
    ['suspended', '1'],
    ['deleted', 'yes'],
  ])('does not add a user whose %s is %s', (heading, value) => {
    const [row] = read(`Name,Email,${heading}\nLan,lan@example.com,${value}\n`).rows;
    expect(row?.inactive).toMatch(/only active users are added/);
  });
});

const HEAD = 'First name,Last name,Email\n';

describe('an address', () => {
  const SAME = 'Line 2 has the same email';
  it.each([
    ['in another case', 'Anna@Example.COM'],
    ['with a no-break space', 'anna@example.com\u00A0'],
    ['with an ideographic space', '\u3000anna@example.com'],
    ['with a zero width space', '\u200Banna@example.com'],
    ['with a zero width space within', 'anna@exam\u200Bple.com'],
    ['with a byte order mark', '\uFEFFanna@example.com'],
    ['with a soft hyphen', 'an\u00ADna@example.com'],
    ['with a right-to-left mark', 'anna@example.com\u200F'],
    ['as a link', 'mailto:anna@example.com'],
    ['as a link with a subject', 'MAILTO:anna@example.com?subject=IELTS'],
    ['behind a name', 'Anna K <anna@example.com>'],
    ['behind itself', 'anna@example.com <anna@example.com>'],
    ['in brackets', '<anna@example.com>'],
    ['with a full stop', 'anna@example.com.'],
    ['in wide letters', 'ａｎｎａ@example.com'],
  ])('is found twice %s [D143]', (_, disguise) => {
    const [first, second] = read(`${HEAD}Anna,K,anna@example.com\nAnna,K,"${disguise}"\n`).rows;
    expect(first?.problems).toEqual([]);
    expect(second?.problems).toEqual([SAME]);
  });

  it('with a plus is another address, and so is one with dots', () => {
    const { rows } = read(
      `${HEAD}A,K,anna@example.com\nA,K,anna+ielts@example.com\nA,K,an.na@example.com\nI,Y,irem@example.com\n`,
    );
    expect(rows.map(({ problems }) => problems)).toEqual([[], [], [], []]);
  });

  it.each([
    ['İREM@example.com', 'Email contains “İ” (U+0130), which an address cannot have'],
    ['ırem@example.com', 'Email contains “ı” (U+0131), which an address cannot have'],
    ['аnna@example.com', 'Email contains “а” (U+0430), which an address cannot have'],
    [
      'anna@example.com; ak@example.com',
      'Email contains 2 addresses: anna@example.com and ak@example.com. Put each user in a separate row',
    ],
    [
      'anna@example.com ak@example.com',
      'Email contains 2 addresses: anna@example.com and ak@example.com. Put each user in a separate row',
    ],
    [
      'anna@example.com/ak@example.com',
      'Email contains 2 addresses: anna@example.com and ak@example.com. Put each user in a separate row',
    ],
    ['anna @example.com', 'Email is “anna @example.com”: it must be an address such as name@example.com'],
    ['anna', 'Email is “anna”: it must be an address such as name@example.com'],
    ['anna@@example.com', 'Email is “anna@@example.com”: it must be an address such as name@example.com'],
    ['', 'Email is required'],
    ['\u200B', 'Email is required'],
  ])('is refused as %j, and the reason is named', (cell, problem) => {
    expect(read(`${HEAD}Anna,K,"${cell}"\n`).rows[0]?.problems).toEqual([problem]);
  });

  it('says what was removed from it', () => {
    const [row] = read(`${HEAD}Anna,K,\u200Banna@example.com\n`).rows;
    expect(row?.remarks).toEqual(['Email: an invisible character was removed, zero width space (U+200B)']);
  });
});

describe('a name', () => {
  it.each([
    ['\u202ELan', 'First name must not contain a right-to-left override'],
    ['La\u2066n', 'First name must not contain a right-to-left override'],
    ['La\u0007n', 'First name must be one line of text'],
  ])('is refused as %j', (name, problem) => {
    expect(read(`${HEAD}${name},K,anna@example.com\n`).rows[0]?.problems).toEqual([problem]);
  });

  it.each([
    ['La\u200Bn', 'Lan', 'zero width space (U+200B)'],
    ['La\uFEFFn', 'Lan', 'byte order mark (U+FEFF)'],
    ['Lan\u200E', 'Lan', 'left-to-right mark (U+200E)'],
    ['La\u200Dn', 'Lan', 'zero width joiner (U+200D)'],
  ])('is read without what nobody sees: %j', (name, text, removed) => {
    const [row] = read(`Email,First name\nanna@example.com,${name}\n`).rows;
    expect(row).toMatchObject({ firstName: text, problems: [] });
    expect(row?.remarks).toEqual([`First name: an invisible character was removed, ${removed}`]);
  });

  it('has the joiners of its script, plain spaces and composed letters', () => {
    const persian = 'علی\u200Cرضا';
    expect(
      usersOf(`${HEAD}${persian},K,a@example.com\n${'Nguyễn'.normalize('NFD')}\u00A0Văn,K,b@example.com\n`),
    ).toEqual([
      [persian, 'K', 'a@example.com'],
      ['Nguyễn Văn', 'K', 'b@example.com'],
    ]);
  });
});

describe('an expiry date', () => {
  const file = (...dates: string[]) =>
    `Name,Email,Expires\n${dates.map((date, index) => `Lan,a${index}@example.com,"${date}"\n`).join('')}`;
  const days = (text: string, choices: ImportChoices = {}) =>
    read(text, choices).rows.map(({ expires_at }) => expires_at);

  it.each([
    '2027-06-30',
    '2027/06/30',
    '2027.06.30',
    '2027-6-30',
    '30/06/2027',
    '30/6/2027',
    '30/6/27',
    '6/30/2027',
    '06/30/27',
    '30-06-2027',
    '30.06.2027',
    '30. 6. 2027',
    '2027-06-30 00:00:00',
    '2027-06-30T00:00:00.000Z',
    '30/06/2027 0:00',
    '6/30/2027 12:00:00 AM',
    '46568',
    '46568.5',
    '30 Jun 2027',
    '30-Jun-27',
    'June 30, 2027',
    '30 June 2027',
    "'30/06/2027",
  ])('is read as %s', (date) => {
    expect(days(file(date))).toEqual(['2027-06-30']);
    expect(read(file(date)).rows[0]?.problems).toEqual([]);
  });

  it.each([
    '31/02/2027',
    '2027-13-01',
    '13/13/2027',
    '123',
    '99999999',
    'soon',
    '30 Jux 2027',
    '2027',
    'never',
    '30/06',
    '####',
  ])('is refused as %s, which the problem and the row name', (date) => {
    expect(read(file(date)).rows[0]).toMatchObject({
      expires_at: null,
      expires_text: date,
      problems: [`Expires is “${date}”: it must be a date such as 2026-11-30`],
    });
  });

  it('that is a long text is named by its beginning', () => {
    expect(read(file('x'.repeat(300))).rows[0]?.expires_text).toHaveLength(100);
  });

  it('that can be two days is not guessed, but chosen [D143]', () => {
    const unclear = read(file('3/4/2027', '5/5/2027'));
    expect(unclear).toMatchObject({ unclearDates: 1, dateOrder: null });
    expect(unclear.rows.map(({ problems }) => problems)).toEqual([
      ['Expires is 2027-04-03 or 2027-03-04: choose the order of day and month'],
      [],
    ]);
    expect(days(file('3/4/2027', '5/5/2027'), { dates: 'dmy' })).toEqual(['2027-04-03', '2027-05-05']);
    expect(days(file('3/4/2027', '5/5/2027'), { dates: 'mdy' })).toEqual(['2027-03-04', '2027-05-05']);
    expect(read(file('3/4/2027'), { dates: 'mdy' })).toMatchObject({
      dateOrder: 'mdy',
      dateOrderSource: 'choice',
      unclearDates: 0,
    });
  });

  it.each([
    ['30/6/2027', '2027-04-03', 'dmy'],
    ['6/30/2027', '2027-03-04', 'mdy'],
  ])('that can be two days is read as the others of the file, such as %s', (other, day, order) => {
    const users = read(file(other, '3/4/2027'));
    expect(users).toMatchObject({ dateOrder: order, dateOrderSource: 'file', unclearDates: 0 });
    expect(users.rows[1]?.expires_at).toBe(day);
  });

  it('that can be two days is not decided by others that contradict each other', () => {
    const users = read(file('30/6/2027', '6/30/2027', '3/4/2027'));
    expect(users.rows.map(({ expires_at }) => expires_at)).toEqual(['2027-06-30', '2027-06-30', null]);
    expect(users).toMatchObject({ unclearDates: 1, dateOrder: null });
  });
});

/** Each takes minutes where an expression starts again from each character of a cell. */
describe('a cell of a megabyte', () => {
  const MANY = 1_000_000;
  const row = (cells: Record<string, string>) => {
    const all = { 'First name': 'Lan', 'Last name': 'Pham', Email: 'lan@example.com', Expires: '', ...cells };
    return `${Object.keys(all).join('\t')}\n${Object.values(all).join('\t')}\n`;
  };

  it.each([
    ['Email', 'a'.repeat(MANY)],
    ['Email', '@'.repeat(MANY)],
    ['Email', `a${'?'.repeat(MANY)}`],
    ['Email', `${'.'.repeat(MANY)}a`],
    ['Email', `lan@${'a-'.repeat(MANY / 2)}`],
    ['Email', `lan@${'a.'.repeat(MANY / 2)}`],
    ['Expires', `1${' '.repeat(MANY)}2`],
    ['Expires', `1 ${'1:11 '.repeat(MANY / 5)}2`],
    ['Expires', `1.1.${'1'.repeat(MANY)}`],
  ])('in the column %s is refused, and the row is not lost [D170]', (column, cell) => {
    const { rows } = read(row({ [column]: cell }));
    expect(rows).toHaveLength(1);
    expect(rows[0]?.problems).not.toEqual([]);
  });

  it('in the columns of names loses its invisible characters and spaces', () => {
    const [user] = read(row({ 'First name': `a${'\u200C'.repeat(MANY)}b`, 'Last name': `a${' '.repeat(MANY)}b` })).rows;
    expect(user).toMatchObject({ firstName: 'ab', lastName: 'a b', problems: [] });
  });

  it.each(['['.repeat(MANY), '('.repeat(MANY), `Note${'[('.repeat(MANY / 2)}`])(
    'is a heading that means nothing',
    (heading) => {
      const { columns } = read(row({ [heading]: 'x' }));
      expect(columns.at(-1)).toMatchObject({ heading, field: null });
    },
  );

  it.each(['@'.repeat(MANY), `${'@a'.repeat(MANY / 2)}.`])('in the first line is no address', (cell) => {
    expect(read(row({ [cell]: 'x' })).rows).toHaveLength(1);
  });
});
