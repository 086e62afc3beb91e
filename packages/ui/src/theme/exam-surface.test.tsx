import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ContrastTheme } from './contrast.ts';
import { PageContrast } from './page-contrast.tsx';
import { ExamSurface } from './exam-surface.tsx';

const rootThemes = () =>
  ['data-exam-contrast', 'data-exam-text-size'].map((name) => document.documentElement.getAttribute(name));

describe('ExamSurface', () => {
  it('hands its theme to the whole document, where dialogs are [L2-9]', () => {
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

  it('leaves the page its own contrast, also one that was chosen in the meantime', () => {
    const page = (contrast: ContrastTheme, isOpen = true) => (
      <PageContrast contrast={contrast}>
        {isOpen && (
          <ExamSurface contrast={contrast} textSize="large">
            x
          </ExamSurface>
        )}
      </PageContrast>
    );
    const { rerender, unmount } = render(page('white-on-black'));
    rerender(page('yellow-on-black'));
    expect(rootThemes()).toEqual(['yellow-on-black', 'large']);
    rerender(page('yellow-on-black', false));
    expect(rootThemes()).toEqual(['yellow-on-black', null]);
    unmount();
    expect(rootThemes()).toEqual([null, null]);
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
