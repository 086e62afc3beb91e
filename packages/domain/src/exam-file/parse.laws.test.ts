import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupsArb, transcriptArb } from '../testing/arbitraries.ts';
import { buildContent } from '../testing/builders.ts';
import { valueOf } from '../testing/value-of.ts';
import { writeSection } from './write-section.ts';
import { parseExam } from './parse-exam.ts';
import { parseGroups } from './parse-groups.ts';
import { parseSection } from './parse-section.ts';
import { SKILLS } from '../skills/skill.ts';

const jsonArb = fc.oneof(fc.jsonValue(), fc.anything());

/** Objects whose field names are ours and whose values are anything. */
const almostPartArb = fc.record(
  {
    title: jsonArb,
    time: jsonArb,
    part_number: jsonArb,
    passage: fc.oneof(fc.string(), jsonArb),
    examContent: fc.oneof(fc.string(), jsonArb),
    audio_url: fc.oneof(fc.webUrl(), jsonArb),
    locked: jsonArb,
    password: jsonArb,
    groups: fc.oneof(groupsArb, jsonArb),
    transcript: fc.oneof(fc.array(fc.record({ start: jsonArb, end: jsonArb, text: jsonArb })), jsonArb),
    modelAnswer: jsonArb,
  },
  { requiredKeys: [] },
);

describe('parsing', () => {
  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SKILLS), fc.oneof(jsonArb, almostPartArb), (skill, input) => {
        expect(typeof parseSection(input, skill).ok).toBe('boolean');
        for (const leaveOutBlank of [true, false])
          expect(typeof parseExam({ [skill]: [input, {}] }, { leaveOutBlank }).ok).toBe('boolean');
        expect(typeof parseGroups(input).ok).toBe('boolean');
      }),
    );
  });

  it('twice equals once for groups', () => {
    fc.assert(
      fc.property(groupsArb, (groups) => {
        const once = parseGroups(groups);
        fc.pre(once.ok);
        expect(parseGroups(JSON.parse(JSON.stringify(valueOf(once))))).toEqual(once);
      }),
    );
  });

  it('reads a part back from what it writes', () => {
    fc.assert(
      fc.property(groupsArb, fc.array(fc.string(), { minLength: 1 }), (groups, passage) => {
        const part = { ...buildContent({ groups }), passage: [...passage, '<p>x</p>'] };
        const once = parseSection(part, 'reading');
        fc.pre(once.ok);
        const written = writeSection(valueOf(once).content);
        expect(parseSection(JSON.parse(JSON.stringify(written)), 'reading')).toEqual(once);
      }),
    );
  });

  it('reads a listening part back with its transcript', () => {
    fc.assert(
      fc.property(groupsArb, transcriptArb, (groups, transcript) => {
        const part = { ...buildContent({ groups }), audio_url: '/api/media/a.mp3', transcript };
        const once = parseSection(part, 'listening');
        fc.pre(once.ok);
        expect(valueOf(once).content.transcript ?? []).toEqual(transcript);
        const written = writeSection(valueOf(once).content);
        expect(parseSection(JSON.parse(JSON.stringify(written)), 'listening')).toEqual(once);
      }),
    );
  });

  it('reads a passage string once and for all', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('<p>', '</p>', 'a', '\n\n', ' ', '<b>', '</b>', '<br>', '<', '&')),
        (pieces) => {
          const once = parseSection({ title: 'T', passage: `${pieces.join('')}x` }, 'reading');
          expect(parseSection(writeSection(valueOf(once).content), 'reading')).toEqual(once);
        },
      ),
    );
  });
});
