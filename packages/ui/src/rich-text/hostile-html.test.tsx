import { HOSTILE_HTML } from '@bandwise/config/hostile-html';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PassageView } from './passage-view.tsx';
import { RichText } from './rich-text.tsx';

const TAGS =
  'p br h2 h3 h4 strong em b i u s sub sup ul ol li blockquote hr table caption thead tbody tr th td figure figcaption img a span div';
const ALLOWED_TAGS = new Set(TAGS.split(' '));
const ALLOWED_ATTRIBUTES = new Set(
  'class alt width height colspan rowspan scope target rel loading decoding'.split(' '),
);
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|\/(?![/\\])|#|[\w.-]+(?:[/?#]|$))/i;

/** Elements on the page that authored text may not add. */
function strays(container: HTMLElement): readonly string[] {
  const elements = [...container.querySelectorAll('*')];
  const foreign = elements.filter(
    ({ localName, namespaceURI }) => !ALLOWED_TAGS.has(localName) || namespaceURI !== 'http://www.w3.org/1999/xhtml',
  );
  const attributes = elements
    .flatMap(({ attributes: own }) => Array.from(own))
    .filter((attribute) => !isFine(attribute));
  return [...foreign.map(({ outerHTML }) => outerHTML), ...attributes.map(({ name, value }) => `${name}=${value}`)];
}

function isFine({ name, value }: Attr): boolean {
  if (name === 'href' || name === 'src') return SAFE_ADDRESS.test(value.trim());
  const ours = new Set(['data-plain', 'data-extent', 'lang=en', 'translate=no']);
  return ours.has(name) || ours.has(`${name}=${value}`) || ALLOWED_ATTRIBUTES.has(name);
}

it.each(HOSTILE_HTML)('shows nothing of $name, though it came from the server', ({ html }) => {
  const { container } = render(<RichText html={`<p>before</p>${html}`} />);
  expect(strays(container)).toEqual([]);
  expect(container.textContent).toMatch(/^before/);
  expect(Reflect.has(window, 'hit')).toBe(false);
});

it('shows nothing of all of them together', () => {
  const blocks = HOSTILE_HTML.map(({ html }) => html);
  const { container } = render(
    <PassageView blocks={[...blocks, blocks.join(''), [...blocks].reverse().join('<p>b')]} />,
  );
  expect(strays(container)).toEqual([]);
  expect(Reflect.has(window, 'hit')).toBe(false);
});

it('would see what is shown of them', () => {
  const container = document.createElement('div');
  // Inert: no picture is loaded and no script is run in a template's document.
  const template = document.createElement('template');
  const unseen = HOSTILE_HTML.filter(({ html }) => {
    template.innerHTML = html;
    container.replaceChildren(template.content);
    return strays(container).length === 0;
  });
  // These a browser of today reads as harmless by itself.
  expect(unseen.map(({ name }) => name)).toEqual([
    'a handler on a tag without an end',
    'a handler on the page',
    'character data',
    'a processing instruction',
    'entities that become markup',
  ]);
});
