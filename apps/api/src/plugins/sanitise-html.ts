import sanitizeHtml from 'sanitize-html';

/** A picture pasted into a text; a larger one belongs in `POST /api/media`. */
const INLINE_IMAGE_MAX = 100 * 1024;
const INLINE_IMAGE = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]+$/;
const OWN_IMAGE = /^(?:\/api\/media\/|media\/)[\w./-]+$/;
/** What the pages' content policy lets a browser load; a picture that no learner would see is not stored. */
const REMOTE = /^https:\/\//i;

const TAGS =
  'p br h2 h3 h4 strong em b i u s sub sup ul ol li blockquote hr table caption thead tbody tr th td ' +
  'figure figcaption img a span div';

/** The allow-list of docs/content-format.md. What is not named here is removed. */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: TAGS.split(' '),
  allowedAttributes: {
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    img: ['src', 'alt', 'width', 'height'],
    a: ['href'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['https', 'data'] },
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
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isPicture(attribs['src'] ?? ''),
};

function isPicture(src: string): boolean {
  if (src.startsWith('data:')) return src.length <= INLINE_IMAGE_MAX && INLINE_IMAGE.test(src);
  return REMOTE.test(src) || (OWN_IMAGE.test(src) && !src.includes('..'));
}

/** Where a browser would see a tag or a comment begin. */
const MARKUP = /<[a-z/!?]/i;

/** Authored HTML, safe to store and to show; cleaned again it is the same. A text without markup is left as typed. */
export function sanitiseHtml(html: string): string {
  // Without a tag that was taken out, others may stand where HTML does not have them; the second time they are moved.
  return MARKUP.test(html) ? clean(clean(html)) : html;
}

function clean(html: string): string {
  return sanitizeHtml(html, OPTIONS).trim();
}
