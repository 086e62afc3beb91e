import type { MarkedBody } from '@bandwise/api-contract/learner';
import { markSection, toDelivery } from '@bandwise/domain';
import { buildContent, buildGroup, buildQuestion } from '@bandwise/domain/testing';
import { expect, it } from 'vitest';
import { buildResult } from '../../../testing/build-section.ts';
import { resultsRows } from './results-table.tsx';

const content = buildContent({
  groups: [
    buildGroup('FILL_BLANKS', { questions: [buildQuestion({ number: 1, answers: ['market', 'the market'] })] }),
    buildGroup('MULTI', {
      questions: [buildQuestion({ number: 2, options: ['a', 'b', 'c'], answers: ['a', 'b'] })],
    }),
    buildGroup('FILL_BLANKS', {
      paragraph: '{4-1} and {4-2}',
      questions: [
        buildQuestion({ number: 4, subpart: 1, answers: ['salt'] }),
        buildQuestion({ number: 4, subpart: 2, answers: ['sand'] }),
      ],
    }),
    buildGroup('DROPDOWN', {
      choices: ['for one person only.', 'when somebody moves abroad.'],
      letters: 'A',
      questions: [buildQuestion({ number: 5, answers: ['when somebody moves abroad.'] })],
    }),
  ],
});
const rows = (answers: Record<string, string | string[]>) =>
  resultsRows(buildResult(answers, content), toDelivery(content).groups);

it('shows a right answer beside every accepted one', () => {
  expect(rows({ '1': 'market' })[0]).toMatchObject({
    label: '1',
    answer: 'market',
    correct: 'market / the market',
    verdict: 'correct',
  });
});

it('says when nothing was answer', () => {
  expect(rows({})[0]).toMatchObject({ answer: null, verdict: 'blank' });
});

it('names the word limit that made an answer wrong', () => {
  const market = buildQuestion({ number: 1, answers: ['market'] });
  const limited = buildContent({
    groups: [buildGroup('FILL_BLANKS', { instruction: 'Write ONE WORD ONLY.', questions: [market] })],
  });
  const { verdicts } = markSection(limited, { '1': 'old market' }, { profile: 'ielts' });
  // The domain's verdicts are the wire's, read-only.
  const marked = { verdicts: structuredClone(verdicts) as MarkedBody['verdicts'], keys: [] };
  expect(resultsRows(marked, toDelivery(limited).groups)[0]?.wrong).toBe('Wrong: too many words');
});

it('shows a half-right pair with its marks', () => {
  expect(rows({ '2': ['a', 'c'] })[1]).toMatchObject({
    label: '2–3',
    answer: 'a; c',
    correct: 'a; b',
    verdict: 'partial',
    marks: 1,
    total: 2,
  });
});

it('keeps the places of several blanks under one number', () => {
  expect(rows({ '4-2': 'mud' })[2]).toMatchObject({
    label: '4',
    answer: '—; mud (wrong)',
    correct: 'salt; sand',
    verdict: 'wrong',
  });
});

it('shows a choice of a list with letters by its letter and its text [D131]', () => {
  expect(rows({ '5': 'for one person only.' })[3]).toMatchObject({
    answer: 'A — for one person only.',
    correct: 'B — when somebody moves abroad.',
  });
});
