import { describe, expect, it } from 'vitest';
import type { Evidence } from '../evidence/evidence.ts';
import type { SectionContent } from '../exam-file/section-content.ts';
import { buildContent, buildGroup, buildQuestion } from '../testing/builders.ts';
import { publishCheck } from './publish-check.ts';

const AUDIO: Partial<SectionContent> = { skill: 'listening', audio_url: '/api/media/a.mp3', passage: [] };

function findings(evidence: Evidence, fields: Partial<SectionContent> = {}, recordingSeconds: number | null = null) {
  const question = buildQuestion({ number: 7, answers: ['TRUE'], evidence: [evidence] });
  const groups = [buildGroup('TFNG', { questions: [question] })];
  return publishCheck(buildContent({ groups, ...fields }), { recordingSeconds }).filter(({ code }) =>
    /quote|recording/.test(code),
  );
}

describe('what the publish check says of evidence', () => {
  it('accepts a quote that stands in the passage, however it is typed', () => {
    expect(findings({ quote: 'past  the OLD library' })).toEqual([]);
    expect(findings({ quote: 'the', occurrence: 2 })).toEqual([]);
  });

  it('names a quote that does not stand in the passage', () => {
    expect(findings({ quote: 'past the new library' })).toEqual([
      {
        code: 'quote_not_in_passage',
        severity: 'error',
        where: { group: 0, question: 0, field: 'evidence', address: '7' },
        message: 'The evidence for question 7 is not in the passage: “past the new library”',
      },
    ]);
  });

  it('names an occurrence beyond those that there are', () => {
    expect(findings({ quote: 'the', occurrence: 3 })[0]).toMatchObject({
      code: 'quote_occurs_less',
      severity: 'error',
      message:
        'The evidence for question 7 points to occurrence 3 of the quote, but the passage contains the quote only 2 times',
    });
  });

  it('names seconds outside the recording, and lets all pass while its length is not known', () => {
    const message = 'The evidence for question 7 (5:20 to 5:31) goes beyond the recording, which is 5:26 long';
    const beyond = { start: 320, end: 331 };
    expect(findings(beyond, AUDIO, 326.04)).toMatchObject([{ code: 'seconds_outside_recording', message }]);
    expect(findings(beyond, AUDIO)).toEqual([]);
    expect(findings({ start: 320, end: 326.2 }, AUDIO, 326.04)).toEqual([]);
  });

  it('names seconds of a part that has no recording, and a quote of one that has no passage', () => {
    expect(findings({ start: 1, end: 2 })).toMatchObject([{ code: 'seconds_outside_recording', severity: 'error' }]);
    expect(findings({ quote: 'the river' }, AUDIO)).toMatchObject([{ code: 'quote_not_in_passage' }]);
  });

  it('names the first line of a transcript that lies outside the recording', () => {
    const transcript = [
      { start: 0, end: 9, text: 'a' },
      { start: 9, end: 30, text: 'b' },
    ];
    expect(findings({ start: 1, end: 2 }, { ...AUDIO, transcript }, 20)).toMatchObject([
      { code: 'transcript_outside_recording', severity: 'error', where: { field: 'transcript' } },
    ]);
  });
});
