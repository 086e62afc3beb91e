import { describe, expect, it } from 'vitest';
import { isSameContent } from './same-content.ts';

const COMMENT = { id: 'a', kind: 'grammar', start: 0, end: 4, text: 'Check the verb.', correction: null };
const CONTENT = { bands: { grammar: 6, vocabulary: 7 }, comments: [COMMENT], summary: 'A clear text.' };

describe('two contents of an assessment are the same', () => {
  it.each([
    ['with their fields in another order', { ...CONTENT, bands: { vocabulary: 7, grammar: 6 } }],
    ['with spaces around the summary', { ...CONTENT, summary: ' A clear text.\n' }],
    ['with spaces around a comment', { ...CONTENT, comments: [{ ...COMMENT, text: 'Check the verb. ' }] }],
  ])('%s', (_, other) => expect(isSameContent(CONTENT, other)).toBe(true));
});

describe('two contents of an assessment differ', () => {
  it.each([
    ['by a band', { ...CONTENT, bands: { grammar: 5, vocabulary: 7 } }],
    ['by a missing band', { ...CONTENT, bands: { grammar: 6 } }],
    ['by the place of a comment', { ...CONTENT, comments: [{ ...COMMENT, end: 5 }] }],
    ['by the recording of a comment', { ...CONTENT, comments: [{ ...COMMENT, recordingID: 'r' }] }],
    ['by a correction', { ...CONTENT, comments: [{ ...COMMENT, correction: '' }] }],
    ['by the number of comments', { ...CONTENT, comments: [] }],
    ['by the summary', { ...CONTENT, summary: '' }],
  ])('%s', (_, other) => expect(isSameContent(CONTENT, other)).toBe(false));
});
