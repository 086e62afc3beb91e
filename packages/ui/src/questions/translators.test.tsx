import { QUESTION_TYPES, type DeliveryGroup, type QuestionType } from '@bandwise/domain';
import { fireEvent, screen, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PassageView } from '../rich-text/passage-view.tsx';
import { buildGroup, buildQuestion } from '../testing/build-group.ts';
import { buildReview } from '../testing/build-review.ts';
import { QuestionGroupView } from './question-group-view.tsx';

/** Wraps each text of a page in a new element, as translators do. */
function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) nodes.push(walker.currentNode);
  for (const node of nodes) {
    const font = document.createElement('font');
    node.replaceWith(font);
    font.append(document.createTextNode(`${node.data} (translated)`));
  }
}

const questions = [
  buildQuestion(1, { question: 'First', options: ['TRUE', 'B'] }),
  buildQuestion(2, { question: 'Second', options: ['TRUE', 'B'] }),
];
const choices = ['TRUE', 'B'];
const GROUPS: Record<QuestionType, DeliveryGroup> = {
  TFNG: buildGroup('TFNG', { questions }),
  MCQ: buildGroup('MCQ', { questions }),
  MULTI: buildGroup('MULTI', { questions }),
  FILL_BLANKS: buildGroup('FILL_BLANKS', { questions, paragraph: '<p>{1} or {2}</p>' }),
  MATCH_TABLE: buildGroup('MATCH_TABLE', { questions, choices }),
  DRAG_DROP: buildGroup('DRAG_DROP', { questions, choices, paragraph: '<p>{1} or {2}</p>' }),
  DROPDOWN: buildGroup('DROPDOWN', { questions, choices }),
};

describe('translators', () => {
  it('leave passages and questions alone', () => {
    render(
      <>
        <PassageView blocks={['<p>The harbour was quiet.</p>']} />
        <QuestionGroupView group={GROUPS.MCQ} answers={{}} onAnswer={() => undefined} />
      </>,
    );
    const texts = ['The harbour was quiet.', 'First', 'Second'].map((text) => screen.getByText(text));
    expect(texts.map((text) => text.closest('[translate]')?.getAttribute('translate'))).toEqual(['no', 'no', 'no']);
    for (const radio of screen.getAllByRole('radio')) expect(radio.closest('[translate="no"]')).not.toBeNull();
  });

  it.each(QUESTION_TYPES)('break no question of the type %s when they translate it all the same', (type) => {
    const group = GROUPS[type];
    const answer = type === 'MULTI' ? ['TRUE'] : 'TRUE';
    const shown = (props: Partial<Parameters<typeof QuestionGroupView>[0]>) => (
      <QuestionGroupView group={group} answers={{}} onAnswer={() => undefined} {...props} />
    );
    const { container, rerender } = render(shown({}));
    translate(container);
    rerender(shown({ answers: { '1': answer }, currentNumber: 1 }));
    translate(container);
    rerender(shown({ answers: { '2': answer }, currentNumber: 2 }));
    rerender(shown({}));
    translate(container);
    const review = buildReview([{ number: 1 }, { number: 2, blank: true }], { 1: ['B'], 2: ['TRUE'] });
    rerender(shown({ answers: { '1': answer }, review }));
    expect(screen.getAllByText('Wrong')).toHaveLength(1);
    translate(container);
    rerender(shown({ answers: { '1': answer } }));
    for (const control of container.querySelectorAll('input')) fireEvent.focus(control);
    expect(container.textContent).not.toContain('Wrong');
  });
});
