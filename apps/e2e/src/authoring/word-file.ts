import { AlignmentType, Document, ImageRun, LevelFormat, Packer, Paragraph, Table, TableCell, TableRow } from 'docx';

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const lines = (...texts: readonly string[]) => texts.map((text) => new Paragraph(text));
const item = (text: string, level: number) => new Paragraph({ text, numbering: { reference: 'questions', level } });
const row = (...cells: readonly string[]) =>
  new TableRow({ children: cells.map((text) => new TableCell({ children: lines(text) })) });

/** A Word file with a test whose questions Word numbers. */
export async function wordTest(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const alignment = AlignmentType.START;
  const levels = [
    { level: 0, format: LevelFormat.DECIMAL, text: '%1.', alignment },
    { level: 1, format: LevelFormat.UPPER_LETTER, text: '%2.', alignment },
  ];
  const document = new Document({
    numbering: { config: [{ reference: 'questions', levels }] },
    sections: [
      {
        children: [
          ...lines('READING PASSAGE 1', 'The Late Ferry', 'The ferry was late on every day of its first year.'),
          new Paragraph({
            children: [
              new ImageRun({
                type: 'png',
                data: PICTURE,
                transformation: { width: 60, height: 40 },
                altText: { name: 'Ferry', title: 'Ferry', description: 'A ferry at its landing' },
              }),
            ],
          }),
          ...lines('Questions 1–2', 'Choose the correct letter, A or B.'),
          item('Where did it land?', 0),
          item('on sand', 1),
          item('on stone', 1),
          item('Who rowed it?', 0),
          item('a monk', 1),
          item('a smith', 1),
          ...lines('Questions 3–4', 'Complete the table below. Write ONE WORD ONLY for each answer.'),
          new Table({ rows: [row('Year', 'Boat'), row('1700', '3 ..........'), row('1800', '4 ..........')] }),
          ...lines('Answer key', '1 B', '2 A', '3 raft', '4 barge'),
        ],
      },
    ],
  });
  return {
    name: 'ferry.docx',
    mimeType: WORD,
    buffer: await Packer.toBuffer(document),
  };
}

/** A Word file with one paragraph for each line of a text. */
export async function wordFile(
  name: string,
  text: string,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const document = new Document({ sections: [{ children: lines(...text.split('\n')) }] });
  return { name, mimeType: WORD, buffer: await Packer.toBuffer(document) };
}
