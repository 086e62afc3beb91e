import { recognise } from '@bandwise/recognise';
import {
  AlignmentType,
  Document,
  ImageRun,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { openDocx, WORD_LIMITS } from './open-docx.ts';
import { readDocx } from './read-docx.ts';

const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.codePointAt(0) ?? 0,
);
const upload = async () => ({ url: '/api/media/picture.png' });

const level = (format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string, start = 1) => ({
  levels: [
    { level: 0, format, text, start, alignment: AlignmentType.START },
    { level: 1, format: LevelFormat.UPPER_LETTER, text: '%2.', alignment: AlignmentType.START },
  ],
});
const item = (reference: string, text: string, at = 0) => new Paragraph({ text, numbering: { reference, level: at } });
const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] });

/** A test as an author writes it in Word: numbers and letters are its lists'. */
async function wordFile(): Promise<File> {
  const document = new Document({
    numbering: {
      config: [
        { reference: 'questions', ...level(LevelFormat.DECIMAL, '%1.', 14) },
        { reference: 'headings', ...level(LevelFormat.LOWER_ROMAN, '%1') },
      ],
    },
    sections: [
      {
        children: [
          new Paragraph('READING PASSAGE 2'),
          new Paragraph({ children: [new TextRun({ text: 'The ', bold: true }), new TextRun('ferry was late.')] }),
          new Paragraph({
            children: [
              new ImageRun({
                type: 'png',
                data: PIXEL,
                transformation: { width: 40, height: 30 },
                altText: { title: 'Ferry', description: 'A ferry', name: 'Ferry' },
              }),
            ],
          }),
          new Paragraph('Questions 14–15'),
          new Paragraph('Choose the correct letter, A or B.'),
          item('questions', 'Where did it land?'),
          item('questions', 'on sand', 1),
          item('questions', 'on stone', 1),
          item('questions', 'Who rowed?'),
          item('questions', 'a monk', 1),
          item('questions', 'a smith', 1),
          new Paragraph('Questions 16–17'),
          new Paragraph('Complete the table below. Write ONE WORD ONLY.'),
          new Table({
            rows: [
              new TableRow({ children: [cell('Year'), cell('Boat')] }),
              new TableRow({ children: [cell('1700'), cell('16 ..........')] }),
              new TableRow({ children: [cell('1800'), cell('17 ..........')] }),
            ],
          }),
          new Paragraph('Answers'),
          ...['14 B', '15 A', '16 raft', '17 barge'].map((text) => new Paragraph(text)),
        ],
      },
    ],
  });
  const bytes = await Packer.toArrayBuffer(document);
  return new File([bytes], 'test.docx');
}

const fileOf = (parts: Record<string, Uint8Array>) => new File([zipSync(parts).slice()], 'x.docx');

describe('a Word file', () => {
  it('becomes a passage with its picture, questions with the numbers of its lists, tables and keys', async () => {
    const read = await readDocx(await wordFile(), upload);
    if (!read.ok) throw new Error(read.error);
    const { parts, account } = recognise({ lines: read.lines });
    expect(account.filter(({ became }) => became.kind === 'unknown')).toEqual([]);
    const [part] = parts;
    expect(part?.number).toBe(2);
    expect(part?.passage).toContain('<p><strong>The </strong>ferry was late.</p>');
    expect(part?.passage).toContain('<img src="/api/media/picture.png" alt="A ferry"');
    const [choices, table] = part?.groups ?? [];
    expect(choices?.questions).toMatchObject([
      { number: 14, question: 'Where did it land?', options: ['on sand', 'on stone'], answers: ['on stone'] },
      { number: 15, question: 'Who rowed?', options: ['a monk', 'a smith'], answers: ['a monk'] },
    ]);
    expect(table?.paragraph).toBe(
      '<table><thead><tr><th scope="col">Year</th><th scope="col">Boat</th></tr></thead><tbody><tr><td>1700</td><td>{16}</td></tr><tr><td>1800</td><td>{17}</td></tr></tbody></table>',
    );
    expect(table?.questions.map(({ answers }) => answers)).toEqual([['raft'], ['barge']]);
  });

  it('says how many pictures were not stored', async () => {
    const read = await readDocx(await wordFile(), () => Promise.reject(new Error('no')));
    expect(read).toMatchObject({ ok: true, lostPictures: 1 });
  });
});

describe('a file that is refused', () => {
  const text = (size: number) => new Uint8Array(size);
  it.each([
    ['a text', new File(['Questions 1–5'], 'x.pdf'), 'not_word'],
    ['a text that is named like a Word file', new File(['Questions 1–5'], 'x.docx'), 'damaged'],
    ['an empty file', new File([], 'x.DOCX'), 'damaged'],
    ['another archive', new File([zipSync({ 'a.txt': strToU8('a') }).slice()], 'x.zip'), 'not_word'],
    ['a Word file without its document', fileOf({ 'a.txt': strToU8('a') }), 'damaged'],
    [
      'an old or encrypted file',
      new File([Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2])], 'x.docx'),
      'old_or_locked',
    ],
    ['half a file', new File([zipSync({ 'word/document.xml': text(9_000) }).slice(0, 60)], 'x.docx'), 'damaged'],
    [
      'what is no XML',
      fileOf({ '[Content_Types].xml': strToU8('<a/>'), 'word/document.xml': strToU8('<w:document') }),
      'damaged',
    ],
    [
      'entities',
      fileOf({
        '[Content_Types].xml': strToU8('<a/>'),
        'word/document.xml': strToU8('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'),
      }),
      'damaged',
    ],
  ] as const)('%s', async (_name, file, error) => {
    expect(await readDocx(file, upload)).toEqual({ ok: false, error });
  });

  it.each([
    ['a large file', { ...WORD_LIMITS, file: 100 }],
    ['what unpacks to too much', { ...WORD_LIMITS, unpacked: 50_000 }],
    ['a part that unpacks to too much', { ...WORD_LIMITS, xml: 50_000 }],
    ['too many parts', { ...WORD_LIMITS, entries: 1 }],
  ])('%s', (_name, limits) => {
    const bytes = zipSync({ '[Content_Types].xml': text(10), 'word/document.xml': text(100_000) });
    expect(openDocx(bytes, limits)).toEqual({ ok: false, error: 'too_big' });
  });

  it('unpacks no more than a file says, whatever it holds', () => {
    const bytes = zipSync({ '[Content_Types].xml': text(10), 'word/document.xml': text(100_000) });
    // The size that the directory at the end names, made small.
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    for (let at = 0; at + 4 < bytes.length; at += 1)
      if (view.getUint32(at, true) === 100_000) view.setUint32(at, 1_000, true);
    const opened = openDocx(bytes);
    expect(opened.ok ? (opened.parts['word/document.xml']?.length ?? 0) : 0).toBeLessThanOrEqual(1_000);
  });
});
