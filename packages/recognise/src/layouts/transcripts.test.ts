import { describe, expect, it } from 'vitest';
import { linesOfText, recognise } from '../index.ts';

const LISTENING = `SECTION 1 Questions 1–2
Complete the notes below. Write ONE WORD ONLY.
Name of the hall: 1 ........
Colour of the door: 2 ........

SECTION 2 Questions 3–4
Choose the correct letter, A or B.
3 When does the bus leave?
A at six
B at seven
4 Where does it stop?
A at the mill
B at the church

Answer key
1 Marsh
2 green
3 B
4 A
`;

const SPOKEN = `SECTION 1
JANET: Good morning, Marsh Hall.
CALLER: Hello. Is that the hall with the green door?
JANET: It is. There are 40 chairs in it.

SECTION 2
GUIDE: The bus leaves at seven.
3 of you were late last time.
GUIDE: It stops at the mill.`;

const read = (text: string, key = '') => recognise({ lines: linesOfText(text), key: linesOfText(key) });
/** The text as learners see it, and its keys. */
function taken({ parts }: ReturnType<typeof read>) {
  return {
    numbers: parts.map(({ number }) => number),
    keys: parts.flatMap(({ groups }) => groups.flatMap(({ questions }) => questions.map(({ answers }) => answers[0]))),
    passages: parts.map(({ passage }) => passage).join(''),
  };
}

const EXPECTED = { numbers: [1, 2], keys: ['Marsh', 'green', 'at seven', 'at the mill'], passages: '' };

describe('a transcript after a key is no text of learners', () => {
  it.each([
    ['Tapescripts', SPOKEN],
    ['TAPE SCRIPT', SPOKEN],
    ['Audioscripts', SPOKEN],
    ['AUDIO SCRIPT – SECTIONS 1–2', SPOKEN],
    ['Transcript', SPOKEN],
    ['Listening transcript', SPOKEN],
    ['Recording scripts:', SPOKEN],
    ['=== TRANSCRIPTS ===', SPOKEN],
    ['Practice Test 1 Audioscript', SPOKEN],
    ['Audio transcript for Test 1', SPOKEN],
    ['IELTS Listening Test 1 – Tapescript', SPOKEN],
    ['Tapescript for Section 1', SPOKEN],
    ['Tapescripts', SPOKEN.replaceAll(/^SECTION/gm, 'Part')],
    ['Tapescripts', `TEST 1\n${SPOKEN}`],
    ['Tapescripts', SPOKEN.replaceAll('SECTION', '\n\nSECTION').replaceAll('JANET', 'Woman 1')],
    ['', SPOKEN],
  ])('headed “%s” [D161]', (heading, spoken) => {
    const recognised = read(`${LISTENING}\n${heading}\n${spoken}`);
    expect(recognised.tests).toEqual([]);
    expect(taken(recognised)).toEqual(EXPECTED);
    expect(recognised.problems).toEqual([{ code: 'transcript_left_out' }]);
    expect(recognised.account.filter(({ became }) => became.kind === 'unknown')).toEqual([]);
    const words = recognised.account.filter(({ became }) => became.kind === 'transcript').map(({ text }) => text);
    expect(words.filter((text) => /^(?:JANET|CALLER|GUIDE|Woman)/.test(text))).toHaveLength(5);
  });

  it('in the field of the key', () => {
    const [questions = '', key = ''] = LISTENING.split('Answer key\n');
    const recognised = read(questions, `${key}\nTapescripts\n${SPOKEN}`);
    expect(taken(recognised)).toEqual(EXPECTED);
    expect(recognised.keyAccount.filter(({ became }) => became.kind === 'unknown')).toEqual([]);
  });

  it('between two tests of a text, each with its own key [D161]', () => {
    const other = LISTENING.replace('1 Marsh\n', '1 Heath\n').replace('2 green', '2 blue');
    const text = `TEST 1\nLISTENING\n${LISTENING}\nTapescripts\n${SPOKEN}\n\nTEST 2\nLISTENING\n${other}\nTapescripts\n${SPOKEN}`;
    const [first, second] = [0, 1].map((test) => recognise({ lines: linesOfText(text), test }));
    expect(first?.tests).toHaveLength(2);
    expect(first && taken(first)).toEqual(EXPECTED);
    expect(second && taken(second).keys.slice(0, 2)).toEqual(['Heath', 'blue']);
    expect(second && taken(second).passages).toBe('');
  });

  it('of all tests at the end of a text', () => {
    const text = `TEST 1\n${LISTENING}\nTEST 2\n${LISTENING}\nAudioscripts\nTEST 1\n${SPOKEN}\nTEST 2\n${SPOKEN}`;
    const recognised = read(text);
    expect(recognised.tests).toHaveLength(2);
    expect(taken(recognised)).toEqual(EXPECTED);
  });

  it('before the questions of the next part', () => {
    const [first = '', second = ''] = LISTENING.split(/(?=SECTION 2)/);
    const spoken = SPOKEN.split('\n\nSECTION 2')[0] ?? '';
    const recognised = read(`${first}\nTranscript\n${spoken}\n\n${second}`);
    expect(taken(recognised)).toEqual(EXPECTED);
  });
});

describe('a line is not the heading of a transcript', () => {
  it.each([
    'The transcript of the interview was lost.',
    'Complete the transcript below.',
    'Transcripts of the court were kept for a year',
    'A script for two parts was written by hand.',
    'Manuscripts',
    'The tape scripts that they kept in Test 1 were burnt.',
  ])('%s', (line) => {
    const { problems } = read(`READING PASSAGE 1\nThe Court\n\n${line}\n\n${'The court sat in spring. '.repeat(20)}`);
    expect(problems.filter(({ code }) => code === 'transcript_left_out')).toEqual([]);
  });
});
