import { LIMITS } from '@bandwise/domain';
import sanitizeHtml from 'sanitize-html';

const OWN_IMAGE = /^(?:\/api\/media\/|media\/)[\w./-]+$/;
/** Remote pictures stay for the author to replace; the publish check warns that they are not shown. */
const REMOTE = /^https:\/\//i;

const TAGS =
  'p br h2 h3 h4 strong em b i u s sub sup ul ol li blockquote hr table caption thead tbody tr th td ' +
  'figure figcaption img a span div';

/** The allow-list of docs/content-format.md. Everything else is removed. */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: TAGS.split(' '),
  allowedAttributes: {
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    img: ['src', 'alt', 'width', 'height'],
    a: ['href'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'iframe',
    'object',
    'svg',
    'math',
    'template',
    'title',
  ],
  // The library's own filter copies all earlier text for each picture that it removes.
  transformTags: {
    img: (tagName, attribs) => ({ tagName, attribs: isPicture(attribs['src'] ?? '') ? attribs : {} }),
  },
};

/** The mark of a refused picture: an accepted one has an address. */
const REFUSED_IMAGE = '<img />';

function isPicture(src: string): boolean {
  return REMOTE.test(src) || (OWN_IMAGE.test(src) && !src.includes('..'));
}

/** Where a browser would see a tag or a comment begin. */
const MARKUP = /<[a-z/!?]/i;

/**
 * Authored HTML, safe to store and to show; cleaned again it is the same. A text without markup is left as typed. A text with far more
 * markup than `LIMITS` allows is stored as plain text with visible markup: parsing deep markup takes time that grows with the square of its
 * depth.
 */
export function sanitiseHtml(html: string): string {
  if (!MARKUP.test(html)) return html;
  try {
    const once = clean(html);
    // Removing a tag may leave others at invalid positions, which a second pass corrects.
    return once === html ? once : clean(once);
  } catch (error) {
    if (error instanceof TooMuchMarkup) return html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').trim();
    throw error;
  }
}

class TooMuchMarkup extends Error {}

/** Texts are measured when they are read, but this parser may see twice the depth, or more in an attacker's text. */
const MAX_DEPTH = 2 * LIMITS.htmlDepthMax;
const MAX_ELEMENTS = 2 * LIMITS.htmlElementsMax;

function clean(html: string): string {
  let depth = 0;
  let elements = 0;
  const onOpenTag = () => {
    depth += 1;
    elements += 1;
    if (depth > MAX_DEPTH || elements > MAX_ELEMENTS) throw new TooMuchMarkup();
  };
  const onCloseTag = () => {
    depth -= 1;
  };
  return sanitizeHtml(html, { ...OPTIONS, onOpenTag, onCloseTag })
    .replaceAll(REFUSED_IMAGE, '')
    .trim();
}
