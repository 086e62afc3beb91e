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
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { openDocx, WORD_LIMITS } from './open-docx.ts';
import { readDocx } from './read-docx.ts';

const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.codePointAt(0) ?? 0,
);

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
    const read = await readDocx(await wordFile());
    if (!read.ok) throw new Error(read.error);
    const { parts, account } = recognise({ lines: read.lines });
    expect(account.filter(({ became }) => became.kind === 'unknown')).toEqual([]);
    const [part] = parts;
    expect(part?.number).toBe(2);
    expect(part?.passage).toContain('<p><strong>The </strong>ferry was late.</p>');
    expect(part?.passage).toContain('<img src="data:image/png;base64,iVBORw0KGgo');
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

  it('keeps bold, italic and underlined words of passages, instructions, questions and notes', async () => {
    const bold = (text: string) => new TextRun({ text, bold: true });
    const italic = (text: string) => new TextRun({ text, italics: true });
    const underlined = (text: string) => new TextRun({ text, underline: {} });
    const line = (...children: readonly (TextRun | string)[]) =>
      new Paragraph({ children: children.map((one) => (typeof one === 'string' ? new TextRun(one) : one)) });
    const document = new Document({
      sections: [
        {
          children: [
            line('READING PASSAGE 1'),
            line('The ', underlined('ferry'), ' was ', italic('late'), '.'),
            line('Questions 1–2'),
            line('Answer the questions below. Write ', bold('NO MORE THAN TWO WORDS'), ' for each answer.'),
            line(bold('1 Which boat was '), new TextRun({ text: 'not', bold: true, italics: true }), bold(' late?')),
            line('2 Who ', bold('rowed'), ' it?'),
            line('Questions 3–4'),
            line('Complete the notes below. Write ONE WORD ONLY.'),
            line(bold('Boats')),
            line(bold('Past'), ' owner: 3 ........ of ', italic('Kent')),
            line('Price: 4 ........'),
          ],
        },
      ],
    });
    const read = await readDocx(new File([await Packer.toArrayBuffer(document)], 'test.docx'));
    if (!read.ok) throw new Error(read.error);
    const [part] = recognise({ lines: read.lines }).parts;
    expect(part?.passage).toBe('<p>The <u>ferry</u> was <em>late</em>.</p>');
    const [questions, notes] = part?.groups ?? [];
    expect(questions?.instruction).toBe(
      '<p>Answer the questions below. Write <strong>NO MORE THAN TWO WORDS</strong> for each answer.</p>',
    );
    expect(questions?.questions.map(({ question }) => question)).toEqual([
      'Which boat was <em>not</em> late?',
      'Who <strong>rowed</strong> it?',
    ]);
    expect(notes?.paragraph).toBe(
      '<h3>Boats</h3><p><strong>Past</strong> owner: {3} of <em>Kent</em></p><p>Price: {4}</p>',
    );
  });

  it('says how many pictures no browser would show', async () => {
    const parts = unzipSync(new Uint8Array(await (await wordFile()).arrayBuffer()));
    const types = strFromU8(parts['[Content_Types].xml'] ?? new Uint8Array()).replaceAll('image/png', 'image/x-emf');
    const read = await readDocx(fileOf({ ...parts, '[Content_Types].xml': strToU8(types) }));
    expect(read).toMatchObject({ ok: true, lostPictures: 1 });
  });
});

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A Word file of these paragraphs, with a list of each kind and one comment. */
function wordOf(body: string): File {
  const level = (id: number, format: string, text: string) =>
    `<w:abstractNum w:abstractNumId="${id}"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl></w:abstractNum>`;
  const levels = [level(1, 'decimal', '%1.'), level(2, 'upperLetter', '%1)'), level(3, 'lowerRoman', '%1.')].join('');
  const lists = [1, 2, 3].map((id) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`).join('');
  const comment = '<w:comment w:id="0" w:author="Ann"><w:p><w:r><w:t>The answer is TRUE</w:t></w:r></w:p></w:comment>';
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/numbering" Target="numbering.xml"/><Relationship Id="rId2" Type="${OFFICE}/comments" Target="comments.xml"/></Relationships>`,
    'word/numbering.xml': `<w:numbering ${W}>${levels}${lists}</w:numbering>`,
    'word/comments.xml': `<w:comments ${W}>${comment}</w:comments>`,
    'word/document.xml': `<w:document ${W}><w:body>${body}</w:body></w:document>`,
  };
  return fileOf(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
}

const words = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const raised = (text: string, align = 'superscript') =>
  `<w:r><w:rPr><w:vertAlign w:val="${align}"/></w:rPr><w:t>${text}</w:t></w:r>`;
const listed = (list: number, text: string, mark = '') =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr>${mark}</w:pPr>${text}</w:p>`;

describe('what Word shows', () => {
  async function linesOf(body: string) {
    const read = await readDocx(wordOf(body));
    if (!read.ok) throw new Error(read.error);
    return read.lines;
  }
  const textsOf = async (body: string) =>
    (await linesOf(body)).map(({ text }) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');

  it.each([
    ['10', raised('3'), ' metres', '10³ metres'],
    ['10', raised('-6'), ' m', '10⁻⁶ m'],
    ['CO', raised('2', 'subscript'), '', 'CO₂'],
    ['the 18', raised('th'), ' century', 'the 18th century'],
    ['E = mc', raised('2'), '', 'E = mc²'],
    ['x', raised('(n+1)'), '', 'x(n+1)'],
  ])('keeps raised and lowered figures: %s%s%s', async (before, figure, after, expected) => {
    const [line] = await linesOf(`<w:p>${words(before)}${figure}${words(after)}</w:p>`);
    expect(line?.text).toBe(expected);
    expect(line?.html).toMatch(/<su[bp]>/);
  });

  it('has the letters, figures and numerals of its lists', async () => {
    const list = (number: number) => ['one', 'two'].map((text) => listed(number, words(text))).join('');
    expect(await textsOf(list(1) + list(2) + list(3))).toEqual([
      '1. one',
      '2. two',
      'A) one',
      'B) two',
      'i. one',
      'ii. two',
    ]);
  });

  it('has no comments and nothing that was deleted or moved away, and counts none of it', async () => {
    const body = [
      `<w:p><w:commentRangeStart w:id="0"/>${words('It rained.')}<w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r></w:p>`,
      `<w:p>${words('It ')}<w:del w:id="1"><w:r><w:delText>never </w:delText></w:r></w:del><w:ins w:id="2">${words('often ')}</w:ins>${words('snowed.')}</w:p>`,
      listed(2, words('one')),
      listed(2, '<w:del w:id="3"><w:r><w:delText>gone</w:delText></w:r></w:del>', '<w:rPr><w:del w:id="4"/></w:rPr>'),
      listed(2, `<w:moveFrom w:id="5">${words('moved')}</w:moveFrom>`, '<w:rPr><w:moveFrom w:id="6"/></w:rPr>'),
      listed(2, words('two')),
    ].join('');
    expect(await textsOf(body)).toEqual(['It rained.', 'It often snowed.', 'A) one', 'B) two']);
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
    expect(await readDocx(file)).toEqual({ ok: false, error });
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
