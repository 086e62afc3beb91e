import DOMPurify from 'dompurify';

/** The elements authored HTML may hold (docs/content-format.md). */
const ALLOWED_TAGS = (
  'p br h2 h3 h4 strong em b i u s sub sup ul ol li blockquote hr table caption thead tbody tr th td ' +
  'figure figcaption img a span div'
).split(' ');

const ALLOWED_ATTR = ['colspan', 'rowspan', 'scope', 'src', 'alt', 'width', 'height', 'href'];

// Once: reading the configuration costs more than cleaning a short text. Making another instance would cost as much again.
DOMPurify.setConfig({
  ALLOWED_TAGS,
  ALLOWED_ATTR,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
});

/** Authored HTML as inert nodes, cut down to the allow-list. The server did the same on the way in; this is the second lock. */
export function sanitise(html: string): DocumentFragment {
  if (!html.includes('<') && !html.includes('&')) return plainText(html);
  return DOMPurify.sanitize(html, { RETURN_DOM_FRAGMENT: true });
}

/** Without a tag or an entity there is nothing to parse; most question texts are like that. */
function plainText(text: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  fragment.append(text);
  return fragment;
}
