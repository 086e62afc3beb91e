import { cssOf } from '../html/inline-style.ts';
import { renameElement } from './rename-element.ts';

const NAME_OF_STYLE: Readonly<Record<string, string>> = {
  MsoTitle: 'h1',
  MsoSubtitle: 'h3',
  MsoQuote: 'blockquote',
  MsoIntenseQuote: 'blockquote',
};

/** Translates Word's class names and `mso-` properties into HTML elements. */
export function translateWord(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[style*="mso-" i]')) translateProperties(element);
  for (const paragraph of body.querySelectorAll('p')) {
    const name = nameOf(paragraph);
    if (name !== undefined) renameElement(paragraph, name);
  }
}

/** Lowers all headings by one if the text has level 1, because the editor starts at level 2. */
export function lowerHeadings(body: HTMLElement): void {
  if (body.querySelector('h1') === null) return;
  for (const heading of body.querySelectorAll('h2, h3'))
    renameElement(heading, heading.localName === 'h2' ? 'h3' : 'h4');
}

function translateProperties(element: Element): void {
  const css = cssOf(element);
  // Comments of reviewers are listed at the end of the document.
  if (css.get('mso-element')?.startsWith('comment') || css.get('mso-special-character') === 'comment') element.remove();
  else if (css.get('mso-spacerun') === 'yes' || css.has('mso-tab-count')) element.replaceWith(' ');
}

function nameOf(paragraph: Element): string | undefined {
  const byStyle = [...paragraph.classList]
    .map((className) => NAME_OF_STYLE[className])
    .find((name) => name !== undefined);
  const outlineLevel = Number(cssOf(paragraph).get('mso-outline-level'));
  return byStyle ?? (outlineLevel >= 1 && outlineLevel <= 6 ? `h${outlineLevel}` : undefined);
}
