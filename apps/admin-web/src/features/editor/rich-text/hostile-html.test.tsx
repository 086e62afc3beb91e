import { HOSTILE_HTML, strayMarkup } from '@bandwise/config/hostile-html';
import { ThemeProvider } from '@bandwise/ui/theme/theme-provider.tsx';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readHtml } from './html/read-html.ts';
import { writeHtml } from './html/write-html.ts';
import { readPasted } from './paste/read-pasted.ts';
import { RichTextEditor } from './rich-text-editor.tsx';

const ALL = HOSTILE_HTML.map(({ html }) => html).join('<p>between</p>');

describe.each(HOSTILE_HTML)('$name', ({ html }) => {
  it('is not pasted', () => {
    expect(strayMarkup(writeHtml(readPasted(`<p>before</p>${html}`).blocks))).toEqual([]);
  });

  it('is not read from a stored or imported test', () => {
    expect(strayMarkup(writeHtml(readHtml(`<p>before</p>${html}`)))).toEqual([]);
  });
});

it('shows nothing in the editor that could run, whatever a test holds', () => {
  render(
    <ThemeProvider>
      <RichTextEditor label="Passage" value={`<p>before</p>${ALL}`} onChange={() => {}} />
    </ThemeProvider>,
  );
  const box = screen.getByRole('textbox', { name: 'Passage' });
  expect(box.textContent).toContain('before');
  const strays = [...box.querySelectorAll('*')].filter(
    (element) =>
      element.matches('script, style, svg, math, iframe, object, embed, form, input, template, link, meta, base') ||
      element.getAttributeNames().some((name) => name.startsWith('on')) ||
      /^\s*(?:javascript|vbscript|data:text)/i.test(element.getAttribute('href') ?? element.getAttribute('src') ?? ''),
  );
  expect(strays).toEqual([]);
  expect(Reflect.has(window, 'hit')).toBe(false);
});
