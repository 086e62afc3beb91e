import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTranscript, writeTranscript } from './read-transcript.ts';

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
      text: fc.constantFrom('Good morning.', 'It’s 07700 900463.', 'oh: yes'),
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
