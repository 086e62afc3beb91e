/** HTML that tries to run a script, load an address or cover the page. A script that runs sets `window.hit`. */
export interface Vector {
  readonly name: string;
  readonly html: string;
}

const vector = (name: string, html: string): Vector => ({ name, html });
const HIT = 'window.hit=1';

/** Known kinds of cross-site scripting. Tests send all of them through every input and output of authored HTML. */
export const HOSTILE_HTML: readonly Vector[] = [
  // Scripts.
  vector('a script', `<p>a<script>${HIT}</script></p>`),
  vector('a script in capitals', `<SCRIPT>${HIT}</SCRIPT>`),
  vector('a script without an end', `<script>${HIT}`),
  vector('a script with junk in its tags', `<script x/y>${HIT}</script ignored>`),
  vector('a script inside a script', `<scr<script>ipt>${HIT}</scr</script>ipt>`),
  vector('a script from elsewhere', '<script src=//evil.example/x.js></script>'),
  vector('a script after a null character', `<scr\0ipt>${HIT}</scr\0ipt>`),
  // Handlers.
  vector('a handler', `<p onclick="${HIT}">a</p>`),
  vector('a handler on a broken picture', `<img src=x onerror=${HIT}>`),
  vector('a handler behind slashes', `<img/src="x"/onerror=${HIT}>`),
  vector('a handler after a form feed', `<img\fsrc=x\fonerror=${HIT}>`),
  vector('a handler in mixed case', `<img src=x OnErRoR=${HIT}>`),
  vector('a handler in backquotes', `<img src=x onerror=\`${HIT}\`>`),
  vector('a handler behind an odd quote', `<img src="x"" onerror=${HIT} alt="">`),
  vector('a handler on a tag without an end', `<img src=x onerror=${HIT} `),
  vector('a handler that focus calls', `<a href="#" onfocus=${HIT} autofocus tabindex=1>a</a>`),
  vector('a handler that a pointer calls', `<div onpointerenter=${HIT}>a</div>`),
  vector('a handler that an animation calls', `<p style="animation:x" onanimationstart=${HIT}>a</p>`),
  vector('a handler on the page', `<body onload=${HIT}><p>a</p></body>`),
  vector('a handler on an unfolding text', `<details open ontoggle=${HIT}><summary>a</summary></details>`),
  vector('a handler on a sound', `<audio src=x onerror=${HIT}></audio><video><source onerror=${HIT}></video>`),
  vector('a handler on moving text', `<marquee onstart=${HIT}>a</marquee>`),
  vector('a handler on an unknown element', `<own-element onclick=${HIT}>a</own-element>`),
  // Addresses.
  vector('a script address', `<a href="javascript:${HIT}">a</a>`),
  vector('a script address in mixed case', `<a href="JaVaScRiPt:${HIT}">a</a>`),
  vector('a script address behind a space', `<a href=" \u0001javascript:${HIT}">a</a>`),
  vector('a script address with a tab in it', `<a href="java&#x09;script:${HIT}">a</a>`),
  vector('a script address with a line break in it', `<a href="java\nscript:${HIT}">a</a>`),
  vector('a script address in entities', `<a href="&#106;&#97;vascript&colon;${HIT}">a</a>`),
  vector('a script address as a picture', `<img src="javascript:${HIT}" alt="">`),
  vector('a page as an address', `<a href="data:text/html,<script>${HIT}</script>">a</a>`),
  vector(
    'a page as an address, encoded',
    '<a href="data:text/html;base64,PHNjcmlwdD53aW5kb3cuaGl0PTE8L3NjcmlwdD4=">a</a>',
  ),
  vector('a drawing as a picture', '<img src="data:image/svg+xml,<svg onload=window.hit=1>" alt="">'),
  vector('a script of another language', `<a href="vbscript:${HIT}">a</a>`),
  vector("another site's address without a scheme", '<a href="//evil.example">a</a><img src="/\\evil.example/x.png">'),
  // Drawings and formulas.
  vector('a drawing with a script', `<svg><script>${HIT}</script></svg>`),
  vector('a drawing that loads', `<svg/onload=${HIT}>`),
  vector(
    'an address that a drawing animates',
    `<svg><a><animate attributeName=href values=javascript:${HIT} /><text>a</text></a></svg>`,
  ),
  vector('a page inside a drawing', `<svg><foreignObject><img src=x onerror=${HIT}></foreignObject></svg>`),
  vector('a drawing that uses another', '<svg><use href="data:image/svg+xml,<svg id=x onload=window.hit=1>#x"/></svg>'),
  vector('a formula with an address', `<math href="javascript:${HIT}">a</math>`),
  vector(
    'a formula with an action',
    `<math><maction actiontype="statusline#x" xlink:href="javascript:${HIT}">a</maction></math>`,
  ),
  // Markup that reads differently the second time.
  vector(
    'a style inside a formula',
    `<math><mtext><table><mglyph><style><!--</style><img title="--><img src=x onerror=${HIT}>">`,
  ),
  vector('a style inside a drawing', `<svg></p><style><a title="</style><img src=x onerror=${HIT}>">`),
  vector('markup inside noscript', `<noscript><p title="</noscript><img src=x onerror=${HIT}>"></noscript>`),
  vector('markup inside a title', `<title><p title="</title><img src=x onerror=${HIT}>">`),
  vector('markup inside a text field', `<textarea><p title="</textarea><img src=x onerror=${HIT}>">`),
  vector('markup inside a frame', `<iframe><p title="</iframe><img src=x onerror=${HIT}>">`),
  vector('markup inside noembed', `<noembed><p title="</noembed><img src=x onerror=${HIT}>">`),
  vector('markup inside a list of options', `<select><style><p title="</style></select><img src=x onerror=${HIT}>">`),
  vector(
    'markup inside nested forms',
    `<form><div></form><form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${HIT}>`,
  ),
  vector('markup inside an attribute', `<img alt="<x" title="/><img src=x onerror=${HIT}>">`),
  vector('a comment that ends early', `<!--><img src=x onerror=${HIT}>-->`),
  vector('a comment that ends oddly', `<!-- --!><img src=x onerror=${HIT}> -->`),
  vector('character data', `<![CDATA[<img src=x onerror=${HIT}>]]>`),
  vector('a processing instruction', `<?xml <img src=x onerror=${HIT}> ?>`),
  vector('entities that become markup', `&lt;img src=x onerror=${HIT}&gt;<p>&amp;lt;script&amp;gt;</p>`),
  vector('plain text afterwards', `<plaintext><img src=x onerror=${HIT}>`),
  // Frames, plug-ins, forms, and what changes the page.
  vector('a frame with a page', `<iframe srcdoc="<script>parent.hit=1</script>"></iframe>`),
  vector('a frame with a script address', `<iframe src="javascript:parent.hit=1"></iframe>`),
  vector(
    'plug-ins',
    `<object data="javascript:${HIT}"></object><embed src="javascript:${HIT}"><applet code=x></applet>`,
  ),
  vector(
    'a form',
    `<form action="javascript:${HIT}"><input name=x autofocus onfocus=${HIT}><button formaction="javascript:${HIT}">a</button></form>`,
  ),
  vector('a base address', '<base href="//evil.example/">'),
  vector('a refresh', '<meta http-equiv=refresh content="0;url=javascript:window.hit=1">'),
  vector('a style sheet from elsewhere', '<link rel=stylesheet href=//evil.example/x.css>'),
  vector(
    'a style sheet',
    '<style>@import "//evil.example/x.css"; p { background: url(javascript:window.hit=1) }</style>',
  ),
  vector(
    'a style that computes',
    '<p style="width: expression(window.hit=1); -moz-binding: url(//evil.example)">a</p>',
  ),
  vector('a cover over the page', '<div style="position:fixed;inset:0;z-index:9999">a</div>'),
  vector('a template', `<template><img src=x onerror=${HIT}></template>`),
  vector('a shadow tree', `<div><template shadowrootmode=open><img src=x onerror=${HIT}></template></div>`),
  // Names that replace the page's own.
  vector(
    'an id and a name that hide the document’s',
    '<a id=location name=location href="#">a</a><img name=getElementById src=/x.png alt="">',
  ),
  vector(
    'a form that hides its own fields',
    '<form id=attributes><input name=attributes><input name=parentNode></form>',
  ),
  vector('an import of a policy', '<p nonce=x is=own-element slot=x part=x>a</p>'),
];

const ALLOWED =
  'p br h2 h3 h4 strong em b i u s sub sup ul ol li blockquote hr table caption thead tbody tr th td figure figcaption img a span div';
const TAGS = new Set(ALLOWED.split(' '));
const ATTRIBUTES = new Set(['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'scope']);
const TAG = /<\/?([a-z][a-z0-9]*)((?: [a-z]+="[^"<>]*")*) ?\/?>/g;
const SAFE_ADDRESS =
  /^(?:https?:\/\/|mailto:|\/(?![/\\])|#|[\w.-]+(?:[/?#]|$)|data:image\/(?:png|jpeg|gif|webp|svg\+xml);base64,[\w+/=]*$)/i;

/**
 * Finds markup outside the content format (docs/content-format.md), so strictly that no two parsers can read it differently: every `<`
 * begins a tag of the format, with its attributes in double quotes, and every address is safe.
 */
export function strayMarkup(html: string): readonly string[] {
  const stray: string[] = [];
  const rest = html.replace(TAG, (tag, name: string, attributes: string) => {
    const pairs = [...attributes.matchAll(/ ([a-z]+)="([^"]*)"/g)];
    const isFine =
      TAGS.has(name) &&
      pairs.every(
        ([, key = '', value = '']) =>
          ATTRIBUTES.has(key) && (!['href', 'src'].includes(key) || SAFE_ADDRESS.test(value.replaceAll('&amp;', '&'))),
      );
    if (!isFine) stray.push(tag);
    return '';
  });
  return rest.includes('<') ? [...stray, rest.slice(rest.indexOf('<'))] : stray;
}
