import { assert, array, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';
import { withoutGuard, writeCsv } from './write-csv.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (file: string | Uint8Array, rows = 10) => readCsv(typeof file === 'string' ? bytes(file) : file, { rows });

describe('a CSV file', () => {
  it.each<[string, string]>([
    ['commas', 'Name,Email\nLan,lan@example.com\n'],
    ['semicolons', 'Name;Email\r\nLan;lan@example.com'],
    ['tabs', 'Name\tEmail\rLan\tlan@example.com\r'],
    ['a byte order mark', '\uFEFFName,Email\r\nLan,lan@example.com\r\n'],
    ['quotes', '"Name","Email"\n"Lan","lan@example.com"'],
    ['spaces around', 'Name, Email \n Lan ,\tlan@example.com'],
  ])('is read with %s', (_, file) => {
    expect(read(file)).toEqual({
      ok: true,
      encoding: 'utf-8',
      header: { line: 1, cells: ['Name', 'Email'] },
      rows: [{ line: 2, cells: ['Lan', 'lan@example.com'] }],
    });
  });

  const utf16 = (text: string) => new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer);
  const swapped = (pairs: Uint8Array) => pairs.map((_, index) => pairs[index ^ 1] ?? 0);
  const TABLE = 'Name,Email\r\nNguyễn José,lan@example.com\r\n';

  it.each<[string, Uint8Array, string]>([
    ['UTF-16 of Excel', utf16(`\uFEFF${TABLE}`), 'utf-16'],
    ['UTF-16 without a mark', utf16(TABLE), 'utf-16'],
    ['UTF-16 the other way round', swapped(utf16(`\uFEFF${TABLE}`)), 'utf-16'],
    ['UTF-16 the other way round without a mark', swapped(utf16(TABLE)), 'utf-16'],
    ['UTF-8', bytes(TABLE), 'utf-8'],
    ['UTF-8 with a mark', bytes(`\uFEFF${TABLE}`), 'utf-8'],
  ])('is read as %s', (_, file, encoding) => {
    expect(read(file)).toMatchObject({ ok: true, encoding, rows: [{ cells: ['Nguyễn José', 'lan@example.com'] }] });
  });

  it('is read as Windows-1252 when it is nothing else', () => {
    const file = Uint8Array.from([...bytes('Name,Note\nJos'), 0xe9, 0x2c, 0x93, 0x41, 0x94, 0x0a]);
    expect(read(file)).toMatchObject({ ok: true, encoding: 'windows-1252', rows: [{ cells: ['José', '“A”'] }] });
  });

  it.each([
    ['sep=;\nName;Email\nLan;x', [';']],
    ['\uFEFFsep=;\r\nName;Email\r\nLan;x\r\n', [';']],
    ['SEP=|\nName|Email\nLan|x', ['|']],
    ['"sep=;"\nName;Email\nLan;x', [';']],
    ['sep=,,\nName,Email\nLan,x', [',']],
    ['sep=\t\nName\tEmail\nLan\tx', ['\t']],
  ])('may name its delimiter in a line before its heading: %j', (file) => {
    expect(read(file)).toMatchObject({
      ok: true,
      header: { line: 2, cells: ['Name', 'Email'] },
      rows: [{ line: 3, cells: ['Lan', 'x'] }],
    });
  });

  it('tells where each row begins, past empty lines and line breaks in cells', () => {
    const result = read('Name,Note\n\nLan,"one\ntwo"\nMai,x\n,\nHoa,"a ""b""; c"\n');
    expect(result.ok && result.rows).toEqual([
      { line: 3, cells: ['Lan', 'one\ntwo'] },
      { line: 5, cells: ['Mai', 'x'] },
      { line: 7, cells: ['Hoa', 'a "b"; c'] },
    ]);
  });

  it('tells where rows begin past line breaks of two characters in cells', () => {
    const result = read('Name,Note\r\nLan,"one\r\ntwo\r\nthree"\r\nMai,x\r\nHoa,"y');
    expect(result).toMatchObject({ ok: false, problem: { line: 6 } });
    const rows = read('Name,Note\r\nLan,"one\r\ntwo\r\nthree"\r\nMai,x\r\n');
    expect(rows.ok && rows.rows.map(({ line }) => line)).toEqual([2, 5]);
  });

  it('may begin with the letters that a spreadsheet’s own file begins with', () => {
    expect(read('PK,Email\nLan,lan@example.com\n')).toMatchObject({ ok: true, header: { cells: ['PK', 'Email'] } });
  });

  it.each<[string, string | Uint8Array, number | null, RegExp]>([
    ['nothing', '', null, /empty/],
    ['blank lines only', '\n \n', null, /empty/],
    ['a quotation mark that stays open', 'Name\nLan\n"Mai\nHoa', 3, /never closed/],
    ['something behind a quotation mark', 'Name\nLan\n"Mai" Tran', 3, /quotation mark/],
    ['a quotation mark in a cell', 'Name\nLan "the" Pham\nMai', 2, /quotation mark/],
    [
      'bytes that are no text',
      Uint8Array.from([...bytes('Name\nLan\n'), 0xe9, 3, 0x0a]),
      3,
      /not a text file.*CSV UTF-8/,
    ],
    ['half of a character of UTF-16', Uint8Array.from([0xff, 0xfe, 0x4e]), null, /not readable UTF-16/],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]), 2, /not a text file/],
    ['a spreadsheet', Uint8Array.from([0x50, 0x4b, 3, 4]), null, /not a CSV file/],
    ['too many rows', `Name\n${'Lan\n'.repeat(11)}`, 12, /more than 10 rows/],
  ])('is refused with %s, and says where', (_, file, line, message) => {
    const result = read(file);
    expect(result).toMatchObject({ ok: false, problem: { line } });
    expect(!result.ok && result.problem.message).toMatch(message);
  });

  it('is written for spreadsheets, which calculate nothing in it', () => {
    expect(
      writeCsv(
        ['Name', 'Note'],
        [
          ['Lan, "L"', '=1+1'],
          ['@x', 'two\nlines'],
        ],
      ),
    ).toBe('\uFEFFName,Note\r\n"Lan, ""L""",\'=1+1\r\n\'@x,"two\nlines"\r\n');
  });

  it.each([
    '1-2',
    '3/4',
    '10-12',
    'MAR1',
    'Mar 1',
    'sept2',
    '5 Jun',
    '1-May-27',
    'June 30, 2027',
    '2MAR',
    '3/4/2027',
    '30.06.2027',
    '10:30',
    '7:05 pm',
    '1 / 2',
  ])('is written so that a spreadsheet turns %j into no date, and comes back as it was [D143]', (cell) => {
    const file = writeCsv(['a', 'b'], [[cell, 'x']]);
    expect(file).toMatch(/\r\n"?'/);
    const result = read(file);
    expect(result.ok && result.rows[0]?.cells.map(withoutGuard)).toEqual([cell, 'x']);
  });

  it.each([
    '2027-06-30',
    '2026-11-22T10:00:00.000Z',
    '6.5',
    '12',
    'Part 1',
    'May',
    'March',
    'Marie 1 An',
    '1-2-3-4',
    'Ngày 1',
    "O'Brien",
    "'Lan",
  ])('is written with %j as it is', (cell) => {
    expect(writeCsv(['a', 'b'], [[cell, 'x']])).toContain(`\r\n${cell},x\r\n`);
    expect(withoutGuard(cell)).toBe(cell);
  });

  it('comes back as it was written', () => {
    const cell = string({ unit: 'grapheme' }).filter(
      (text) => text.trim() === text && text !== '' && !text.includes('\0') && !text.includes('\r\n'),
    );
    const rows = array(array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 8 });
    assert(
      property(rows, (written) => {
        const result = read(writeCsv(['a', 'b'], written));
        const cells = result.ok ? result.rows.map((row) => row.cells.map(withoutGuard)) : result;
        // An apostrophe of the text's own before a formula is taken for the guard.
        expect(cells).toEqual(written.map((row) => row.map(withoutGuard)));
      }),
      { seed: 20261122 },
    );
  });
});
