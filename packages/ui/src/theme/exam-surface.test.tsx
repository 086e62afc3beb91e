import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ExamSurface } from './exam-surface.tsx';

const rootThemes = () =>
  ['data-exam-contrast', 'data-exam-text-size'].map((name) => document.documentElement.getAttribute(name));

describe('ExamSurface', () => {
  it('hands its theme to the whole document, where dialogs are', () => {
    render(
      <ExamSurface contrast="white-on-black" textSize="large">
        x
      </ExamSurface>,
    );
    expect(rootThemes()).toEqual(['white-on-black', 'large']);
  });

  it('follows a change', () => {
    const { rerender } = render(
      <ExamSurface contrast="white-on-black" textSize="large">
        x
      </ExamSurface>,
    );
    rerender(
      <ExamSurface contrast="yellow-on-black" textSize="extra-large">
        x
      </ExamSurface>,
    );
    expect(rootThemes()).toEqual(['yellow-on-black', 'extra-large']);
  });

  it('leaves nothing behind', () => {
    const { unmount } = render(
      <ExamSurface contrast="white-on-black" textSize="large">
        x
      </ExamSurface>,
    );
    unmount();
    expect(rootThemes()).toEqual([null, null]);
  });
});
