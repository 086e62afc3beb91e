import { keysOf, markSection, QUESTION_TYPES, toDelivery, type QuestionType } from '@bandwise/domain';
import { buildContent, buildKeyedGroup } from '@bandwise/domain/testing';
import { QuestionGroupView } from '@bandwise/ui/questions/question-group-view.tsx';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readPanelText } from './panel-text.ts';

/** A group of questions: unanswered, or as the review shows it. */
function show(type: QuestionType, isReviewed: boolean): Element {
  const content = buildContent({ groups: [buildKeyedGroup(type, 1)] });
  const [group] = toDelivery(content).groups;
  if (group === undefined) throw new Error('no group');
  const { verdicts } = markSection(content, {}, { profile: 'spec' });
  const review = isReviewed ? { verdicts, keys: keysOf(content.groups) } : undefined;
  const { container } = render(
    <QuestionGroupView group={group} answers={{}} onAnswer={() => undefined} review={review} />,
  );
  return container.querySelector('section') ?? container;
}

describe('the text of questions', () => {
  it.each(QUESTION_TYPES)('is the same before and after submission: %s', (type) => {
    const [before, after] = [show(type, false), show(type, true)];
    expect(after.textContent).toContain('No answer');
    expect(readPanelText(after).text).toBe(readPanelText(before).text);
  });
});
