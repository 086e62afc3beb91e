import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTranscript } from './read-transcript.ts';
import { writeTranscript } from './write-transcript.ts';

describe('readTranscript', () => {
  it('reads lines with a time and a speaker; each ends where the next begins', () => {
    const text =
      '0:12 Janet: Good morning.\n[0:15] Marcus: Oh, hello.\nI would like to join.\n1:02:03,5 It is 9:30: late.';
    expect(readTranscript(text)).toEqual({
      lines: [
        { start: 12, end: 15, speaker: 'Janet', text: 'Good morning.' },
        { start: 15, end: 3723.5, speaker: 'Marcus', text: 'Oh, hello. I would like to join.' },
        { start: 3723.5, end: 3728.5, text: 'It is 9:30: late.' },
      ],
      unread: [],
    });
  });

  it('reads WebVTT, without its notes, names, settings and tags', () => {
    const text = [
      'WEBVTT - Part 1',
      'Kind: captions',
      '',
      'NOTE made by hand',
      'over two lines',
      '',
      'first',
      '00:12.000 --> 00:15.250 align:start position:10%',
      '<v Dr Marsh>Come <b>in</b>,',
      'both of you.',
      '',
      '00:00:16.000 --> 00:00:17.000',
      'Thanks.',
    ].join('\n');
    expect(readTranscript(text)).toEqual({
      lines: [
        { start: 12, end: 15.25, speaker: 'Dr Marsh', text: 'Come in, both of you.' },
        { start: 16, end: 17, text: 'Thanks.' },
      ],
      unread: [],
    });
  });

  it('reads SRT', () => {
    const text =
      '1\r\n00:00:01,000 --> 00:00:04,000\r\nGood morning.\r\n\r\n2\r\n00:00:05,500 --> 00:00:06,000\r\nHello.\r\n';
    expect(readTranscript(text).lines).toEqual([
      { start: 1, end: 4, text: 'Good morning.' },
      { start: 5.5, end: 6, text: 'Hello.' },
    ]);
  });

  it('names what stands before the first time', () => {
    expect(readTranscript('Good morning.\n0:02 Hello.').unread).toEqual([{ line: 1, text: 'Good morning.' }]);
  });

  it('decodes entities, and gives each speaker that arrows mark a line', () => {
    const text = [
      'WEBVTT',
      '',
      '00:00:01.000 --> 00:00:04.000',
      '<v Guide>Bed &amp; breakfast costs &lt; £60, caf&eacute; included.&nbsp;OK?',
      '',
      '00:00:04.000 --> 00:00:06.000',
      '&gt;&gt; Good morning. &gt;&gt; Hello there.',
    ].join('\n');
    expect(readTranscript(text).lines).toEqual([
      { start: 1, end: 4, speaker: 'Guide', text: 'Bed & breakfast costs < £60, café included. OK?' },
      { start: 4, end: 6, text: 'Good morning.' },
      { start: 4, end: 6, text: 'Hello there.' },
    ]);
  });

  it.each([
    ['&#39;Yes&#x27;', "'Yes'"],
    ['R&D', 'R&D'],
    ['Q&A; then lunch', 'Q&A; then lunch'],
    ['&ldquo;Yes&rdquo; &ndash; he said', '“Yes” – he said'],
    ['&unknown; word', '&unknown; word'],
    ['&amp;amp;', '&amp;'],
    ['caf&eacute;', 'café'],
    ['&pound;5 &times; 2', '£5 × 2'],
    ['10&deg;C', '10°C'],
    ['&#8217;s', '’s'],
    ['a&nbsp;b', 'a b'],
  ])('reads %j as %j', (written, expected) => {
    expect(readTranscript(`0:01 ${written}`).lines[0]?.text).toBe(expected);
  });

  const srt = (...cues: readonly string[]) =>
    cues
      .map((words, index) => `${index + 1}\n00:00:0${index + 1},000 --> 00:00:0${index + 2},000\n${words}\n`)
      .join('\n');
  const said = (text: string) => readTranscript(text).lines.map(({ speaker = '', text: words }) => [speaker, words]);

  it.each<[string, string, string[][]]>([
    ['a position', '{\\an8}<i>Narrator:</i> Section one.', [['Narrator', 'Section one.']]],
    ['a colour', '<font color="#ffffff">{\\i1}Go on.{\\i0}</font>', [['', 'Go on.']]],
    ['a style of MicroDVD', '{y:i}Go on.', [['', 'Go on.']]],
    [
      'two speakers',
      "CLERK: Name, please?\nMR O'NEILL: It's O'Neill.",
      [
        ['CLERK', 'Name, please?'],
        ["MR O'NEILL", "It's O'Neill."],
      ],
    ],
    [
      'two speakers, one over two lines',
      'Ann: Come in,\nboth of you.\nBob: Thanks.',
      [
        ['Ann', 'Come in, both of you.'],
        ['Bob', 'Thanks.'],
      ],
    ],
    [
      'two speakers after dashes',
      '- Name, please?\n- O’Neill.',
      [
        ['', 'Name, please?'],
        ['', 'O’Neill.'],
      ],
    ],
    [
      'named speakers after dashes',
      '-CLERK: Name?\n-MAN: O’Neill.',
      [
        ['CLERK', 'Name?'],
        ['MAN', 'O’Neill.'],
      ],
    ],
    ['one dash', '- Name, please?', [['', '- Name, please?']]],
    [
      'a time at the beginning of a line',
      'CLERK: And the tour is at\n10:30 is that all right?',
      [['CLERK', 'And the tour is at 10:30 is that all right?']],
    ],
    ['a number at the beginning of a line', 'There are\n12 of us.', [['', 'There are 12 of us.']]],
    ['three arrows', '>>> Now the news.', [['', 'Now the news.']]],
    ['a sum', 'It is a<b, or 3 > 2.', [['', 'It is a<b, or 3 > 2.']]],
  ])('reads a cue with %s [D164]', (_, words, expected) => {
    expect(said(srt(words))).toEqual(expected);
  });

  it('gives each voice of a WebVTT cue a line', () => {
    const text = 'WEBVTT\n\n00:01.000 --> 00:02.000\n<v.loud Ann>Hi.</v> <v Bob &amp; Co>Hello.';
    expect(said(text)).toEqual([
      ['Ann', 'Hi.'],
      ['Bob & Co', 'Hello.'],
    ]);
  });

  it('reads SRT without blank lines between its cues', () => {
    const text = '1\n00:00:01,000 --> 00:00:02,000\nOne.\n2\n00:00:02,000 --> 00:00:03,000\nTwo.';
    expect(said(text)).toEqual([
      ['', 'One.'],
      ['', 'Two.'],
    ]);
  });

  it('reads SBV', () => {
    const text = '0:00:01.000,0:00:04.500\nGood morning.\n\n0:00:05.000,0:00:06.000\nHello.';
    expect(readTranscript(text).lines).toEqual([
      { start: 1, end: 4.5, text: 'Good morning.' },
      { start: 5, end: 6, text: 'Hello.' },
    ]);
  });

  it('keeps each line of captions that roll once', () => {
    const text = [
      'WEBVTT',
      'Kind: captions',
      '',
      '00:00:00.000 --> 00:00:02.000 align:start position:0%',
      ' ',
      'you<00:00:00.500><c> will</c><00:00:01.000><c> hear</c>',
      '',
      '00:00:02.000 --> 00:00:02.010 align:start position:0%',
      'you will hear',
      ' ',
      '',
      '00:00:02.010 --> 00:00:04.000 align:start position:0%',
      'you will hear',
      'a<00:00:02.500><c> conversation</c>',
      '',
      '00:00:04.000 --> 00:00:04.010 align:start position:0%',
      'a conversation',
      ' ',
      '',
      '00:00:04.010 --> 00:00:06.000 align:start position:0%',
      'a conversation',
      'between<00:00:04.500><c> two</c><00:00:05.000><c> students</c>',
    ].join('\n');
    expect(readTranscript(text).lines).toEqual([
      { start: 0, end: 2.01, text: 'you will hear' },
      { start: 2.01, end: 4.01, text: 'a conversation' },
      { start: 4.01, end: 6, text: 'between two students' },
    ]);
  });

  it('keeps captions that grow word by word as one line', () => {
    const grown = ['You', 'You will', 'You will hear'].map(
      (words, index) => `00:0${index}.000 --> 00:0${index + 1}.000\n${words}`,
    );
    expect(readTranscript(['WEBVTT', ...grown, '00:09.000 --> 00:10.000\nNow.'].join('\n\n')).lines).toEqual([
      { start: 0, end: 3, text: 'You will hear' },
      { start: 9, end: 10, text: 'Now.' },
    ]);
  });

  it('keeps what is said twice', () => {
    expect(said(srt('Yes.', 'Yes.', 'Yes. I do.', 'Good.'))).toEqual([
      ['', 'Yes.'],
      ['', 'Yes.'],
      ['', 'Yes. I do.'],
      ['', 'Good.'],
    ]);
  });

  it('reads song texts, with their offset, and a line with two stamps at both times', () => {
    const text = [
      '[ti:Section 1]',
      '[ar:Practice]',
      '[offset:+500]',
      '[00:00.00]You will hear a conversation.',
      '[00:05.20]WOMAN: Good <00:05.90>morning, Harbour Tours.',
      '[00:12.00][01:15.00]Now listen carefully.',
      '[by:somebody]',
    ].join('\n');
    expect(readTranscript(text)).toEqual({
      lines: [
        { start: 0, end: 4.7, text: 'You will hear a conversation.' },
        { start: 4.7, end: 11.5, speaker: 'WOMAN', text: 'Good morning, Harbour Tours.' },
        { start: 11.5, end: 74.5, text: 'Now listen carefully.' },
        { start: 74.5, end: 79.5, text: 'Now listen carefully.' },
      ],
      unread: [],
    });
  });

  it.each<[string, readonly number[]]>([
    ['[00:12.00]One\n[00:15.50]Two', [12, 15.5]],
    ['[00:12]One\n[00:15]Two', [12, 15]],
    ['[0:12.5]One\n[0:15.25]Two', [12.5, 15.25]],
    ['[00:12.345]One\n[00:15.000]Two', [12.345, 15]],
    ['[ti:Part 1]\n[00:12.00]One\n[00:15.00]Two', [12, 15]],
    ['[ar:School]\n[al:Tests]\n[by:Lan]\n[length:02:00]\n[00:12.00]One\n[00:15.00]Two', [12, 15]],
    ['[offset:-500]\n[00:12.00]One\n[00:15.00]Two', [12.5, 15.5]],
    ['[00:12.00] One\n\n[00:15.00] Two', [12, 15]],
    ['[00:12.00]<00:12.10>One\n[00:15.00]<00:15.20>Two', [12, 15]],
    ['[00:15.00]Two\n[00:12.00]One', [12, 15]],
    ['[61:12.00]One\n[61:15.00]Two', [3672, 3675]],
  ])('reads the stamps of a song text: %j [D164]', (text, starts) => {
    const { lines, unread } = readTranscript(text);
    expect(lines.map(({ start }) => start)).toEqual(starts);
    expect([lines.map((line) => line.text), unread]).toEqual([['One', 'Two'], []]);
  });

  it.each<[string, string[]]>([
    [
      '0:12 Clerk: the tour is at\n10:30 is that all right?\n0:15 Yes.',
      ['the tour is at 10:30 is that all right?', 'Yes.'],
    ],
    ['0:12 Clerk: the tour is at\n10:30, is that all right?', ['the tour is at 10:30, is that all right?']],
    ['9:12 Clerk: the tour is at\n8:30 in the morning.\n9:20 Yes.', ['the tour is at 8:30 in the morning.', 'Yes.']],
    ['0:12 One.\n0:20 Two.\n0:15 Three.', ['One.', 'Three.', 'Two.']],
    ['0:12 Look.\n5:00 and now the second part.', ['Look.', 'and now the second part.']],
    ['0:12 Look\n0:14 at the map.', ['Look', 'at the map.']],
    ['0:12 It opens at\n9:15 and closes\n0:20 at six.', ['It opens at 9:15 and closes', 'at six.']],
    ['0:12 The train is at\n11:45.\n0:20 Thanks.', ['The train is at 11:45.', 'Thanks.']],
    ['[0:12] Come at\n10:30 please.\n[0:20] Yes.', ['Come at 10:30 please.', 'Yes.']],
    ['0:12 One.\n\n0:14 Two.', ['One.', 'Two.']],
  ])('knows a time in a sentence from the time of a line: %j [D164]', (text, expected) => {
    expect(readTranscript(text).lines.map(({ text: words }) => words)).toEqual(expected);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('0', '1', ':', '-', '>', '\n', 'A', ' ', '<v', '.') }), (text) => {
        expect(Array.isArray(readTranscript(text).lines)).toBe(true);
      }),
    );
  });
});

describe('writeTranscript', () => {
  it('writes what is read back to the same', () => {
    const lineArb = fc.record({
      start: fc.integer({ min: 0, max: 400_000 }),
      length: fc.integer({ min: 1, max: 9000 }),
      speaker: fc.constantFrom('', 'Janet', 'Dr Marsh'),
      text: fc.constantFrom('Good morning.', 'It’s 07700 900463.', 'oh: yes', 'Q&A < 5', 'a <b> c &amp; d', 'R&D;'),
    });
    fc.assert(
      fc.property(fc.uniqueArray(lineArb, { maxLength: 5, selector: ({ start }) => start }), (made) => {
        const lines = made
          .map(({ start, length, speaker, text }) => ({
            start: start / 100,
            end: (start + length) / 100,
            ...(speaker !== '' && { speaker }),
            text,
          }))
          .sort((one, other) => one.start - other.start);
        expect(readTranscript(writeTranscript(lines))).toEqual({ lines, unread: [] });
      }),
    );
  });
});

/** Each takes minutes or longer where an expression can share one run of characters out in many ways. */
describe('a transcript with a line of', () => {
  const MANY = 200_000;
  it.each([
    ['letters that may be a name', '0:12 ', 'A'.repeat(MANY)],
    ['figures that may be a name', '0:12 ', '0'.repeat(MANY)],
    ['names that are too many', '0:12 ', 'Aa '.repeat(MANY / 3)],
    ['voices that are not closed', '0:12 ', '<v '.repeat(MANY / 3)],
    ['voices with nothing but spaces', '0:12 ', `<v${' '.repeat(MANY)}`],
    ['classes of voices', '0:12 ', '<v.'.repeat(MANY / 3)],
    ['tags that are not closed', '0:12 ', '<c '.repeat(MANY / 3)],
    ['spaces before no arrow', '0:12 ', `a${' '.repeat(MANY)}b`],
    ['stamps', '', '[000:00]'.repeat(MANY / 8)],
    ['angle brackets', '0:12 ', '<'.repeat(MANY)],
  ])('%s is read [D170]', (_, start, rest) => {
    const text = `0:01 Janet: Good morning.\n${start}${rest}\n`;
    expect(readTranscript(text).lines[0]).toMatchObject({ start: 1, speaker: 'Janet' });
  });

  it('settings that never end is read', () => {
    const text = `0:01 --> 0:02 ${'align:'.repeat(MANY / 6)}\tx\nHello.\n`;
    expect(readTranscript(text).lines[0]).toMatchObject({ start: 1, end: 2 });
  });

  it('settings of a cue is still no text', () => {
    const text = 'WEBVTT\n\n00:01.000 --> 00:02.000 align:start position:0%  line:1\nHello.\n';
    expect(readTranscript(text).lines).toEqual([{ start: 1, end: 2, text: 'Hello.' }]);
  });
});
