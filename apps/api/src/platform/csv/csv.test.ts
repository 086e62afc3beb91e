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
      header: { line: 1, cells: ['Name', 'Email'] },
      rows: [{ line: 2, cells: ['Lan', 'lan@example.com'] }],
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
    ['Latin 1', Uint8Array.from([...bytes('Name\nLan\n'), 0xe9, 0x0a]), 3, /not UTF-8.*CSV UTF-8/],
    ['UTF-16', Uint8Array.from([0x4e, 0, 0x0a, 0]), 1, /not UTF-8/],
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
