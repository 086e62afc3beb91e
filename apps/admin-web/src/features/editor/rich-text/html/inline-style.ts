import { safeAddress } from './addresses.ts';
import type { InlineStyle, Mark } from './document-model.ts';

const MARK_OF_TAG: Readonly<Record<string, Mark>> = {
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  cite: 'em',
  u: 'u',
  ins: 'u',
  s: 's',
  strike: 's',
  del: 's',
  sub: 'sub',
  sup: 'sup',
};

/** Elements that are bold by default, so that a weight in their style is no mark. */
const BOLD_BY_NATURE = 'h1, h2, h3, h4, h5, h6, th';

/** The style of text inside an element, based on the outer style. Word processors use style attributes. */
export function styleInside(element: Element, outside: InlineStyle): InlineStyle {
  const marks = new Set(outside.marks);
  const link = linkOf(element) ?? outside.link;
  const mark = MARK_OF_TAG[element.localName];
  if (mark !== undefined) addMark(marks, mark);
  const css = cssOf(element);
  if (css.size > 0)
    applyCss(marks, css, { isBoldByNature: element.closest(BOLD_BY_NATURE) !== null, isLink: link !== null });
  return { marks, link };
}

function linkOf(element: Element): string | null {
  const href = element.localName === 'a' ? element.getAttribute('href') : null;
  return href === null ? null : safeAddress(href);
}

interface Surroundings {
  readonly isBoldByNature: boolean;
  readonly isLink: boolean;
}

function applyCss(marks: Set<Mark>, css: ReadonlyMap<string, string>, { isBoldByNature, isLink }: Surroundings): void {
  const weight = css.get('font-weight');
  if (weight !== undefined && !isBoldByNature)
    setMark(marks, 'strong', weight.startsWith('bold') || Number(weight) >= 600);
  const posture = css.get('font-style');
  if (posture !== undefined) setMark(marks, 'em', /^(?:italic|oblique)/.test(posture));
  const decoration = `${css.get('text-decoration') ?? ''} ${css.get('text-decoration-line') ?? ''}`;
  if (decoration.includes('underline') && !isLink) addMark(marks, 'u');
  if (decoration.includes('line-through')) addMark(marks, 's');
  if (decoration.includes('none')) marks.delete('u');
  const position = css.get('vertical-align');
  if (position === 'sub') addMark(marks, 'sub');
  if (position === 'super') addMark(marks, 'sup');
}

function setMark(marks: Set<Mark>, mark: Mark, isOn: boolean): void {
  if (isOn) marks.add(mark);
  else marks.delete(mark);
}

function addMark(marks: Set<Mark>, mark: Mark): void {
  if (mark === 'sub') marks.delete('sup');
  if (mark === 'sup') marks.delete('sub');
  marks.add(mark);
}

/** Parsed by hand: the browser drops `mso-` properties, and its parser is subject to the content security policy. */
export function cssOf(element: Element): ReadonlyMap<string, string> {
  const declarations = (element.getAttribute('style') ?? '').split(';').map((declaration) => {
    const [property = '', ...value] = declaration.split(':');
    return [property.trim().toLowerCase(), value.join(':').trim().toLowerCase()] as const;
  });
  return new Map(declarations.filter(([property]) => property !== ''));
}
