import { Buffer } from 'node:buffer';

/** A drawing that attacks its viewer: it runs scripts, loads addresses or exhausts memory. */
export interface HostileSvg {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const HIT = 'window.top.hit=1';
const EVIL = 'https://evil.example/x';
const HEAD = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"';

const file = (name: string, text: string): HostileSvg => ({ name, bytes: Buffer.from(text) });
const within = (name: string, inside: string) =>
  file(name, `${HEAD}><title>A map</title><rect width="9" height="9"/>${inside}</svg>`);
const onRoot = (name: string, attributes: string) =>
  file(name, `${HEAD} ${attributes}><rect width="9" height="9"/></svg>`);
const bytes = (name: string, content: Uint8Array): HostileSvg => ({ name, bytes: content });
const utf16 = (text: string) => Buffer.from(`\u{feff}${text}`, 'utf16le');

/** Known kinds of hostile drawings. */
export const HOSTILE_SVG: readonly HostileSvg[] = [
  // Scripts.
  within('a script', `<script>${HIT}</script>`),
  within('a script in character data', `<script><![CDATA[${HIT}]]></script>`),
  within('a script from elsewhere', `<script href="${EVIL}.js"/>`),
  within('a script from elsewhere, the old way', `<script xlink:href="${EVIL}.js"/>`),
  within('a script of HTML', `<h:script xmlns:h="http://www.w3.org/1999/xhtml">${HIT}</h:script>`),
  within(
    'a script under another name of the vocabulary',
    `<s:script xmlns:s="http://www.w3.org/2000/svg">${HIT}</s:script>`,
  ),
  within('a script in a definition', `<defs><script>${HIT}</script></defs>`),
  within('a script in the description', `<desc><script>${HIT}</script></desc>`),
  file('a script as the whole drawing', `<script xmlns="http://www.w3.org/2000/svg">${HIT}</script>`),
  within('a script of a module', `<script type="module">import "${EVIL}.js"</script>`),
  // Handlers.
  onRoot('a handler that loading calls', `onload="${HIT}"`),
  onRoot('a handler in mixed case', `OnLoad="${HIT}"`),
  onRoot('a handler that focus calls', `onfocusin="${HIT}" tabindex="1"`),
  onRoot(
    'a handler of an event of XML',
    `ev:event="load" ev:handler="${HIT}" xmlns:ev="http://www.w3.org/2001/xml-events"`,
  ),
  within('a handler that a pointer calls', `<circle r="5" onmouseover="${HIT}"/>`),
  within('a handler on a broken picture', `<image href="data:image/png;base64,AA" onerror="${HIT}"/>`),
  within('a handler of an animation', `<rect><animate onbegin="${HIT}" attributeName="x" dur="1s"/></rect>`),
  within('a handler element', `<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">${HIT}</handler>`),
  within('a listener', '<listener event="load" handler="#x"/>'),
  // Pages within.
  within(
    'a page',
    `<foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml" onload="${HIT}">a</body></foreignObject>`,
  ),
  within(
    'a frame',
    `<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:${HIT}"/></foreignObject>`,
  ),
  within('a frame without a page', `<iframe xmlns="http://www.w3.org/1999/xhtml" src="${EVIL}"/>`),
  within('an object', `<object xmlns="http://www.w3.org/1999/xhtml" data="${EVIL}"/>`),
  within('a picture of HTML with a handler', `<img xmlns="http://www.w3.org/1999/xhtml" src="x" onerror="${HIT}"/>`),
  within(
    'a form',
    `<foreignObject><form xmlns="http://www.w3.org/1999/xhtml" action="${EVIL}"><input/></form></foreignObject>`,
  ),
  within('a new page', `<meta xmlns="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;url=${EVIL}"/>`),
  within('another base address', `<base xmlns="http://www.w3.org/1999/xhtml" href="${EVIL}"/>`),
  within(
    'a formula with a link',
    `<math xmlns="http://www.w3.org/1998/Math/MathML" href="javascript:${HIT}"><mi>x</mi></math>`,
  ),
  // Addresses.
  within('a link that runs', `<a href="javascript:${HIT}"><text y="5">a</text></a>`),
  within('a link that runs, the old way', `<a xlink:href="javascript:${HIT}"><text y="5">a</text></a>`),
  within('a link that runs behind a line end', `<a href="java&#10;script:${HIT}"><text y="5">a</text></a>`),
  within(
    'a link to a page in itself',
    '<a href="data:text/html,&lt;script&gt;1&lt;/script&gt;"><text y="5">a</text></a>',
  ),
  within('a picture from elsewhere', `<image href="${EVIL}.png" width="9" height="9"/>`),
  within('a picture from elsewhere, the old way', `<image xlink:href="${EVIL}.png" width="9" height="9"/>`),
  within('a picture from a host without a scheme', '<image href="//evil.example/x.png"/>'),
  within('a picture that is a drawing', `<image href="data:image/svg+xml,&lt;svg onload='${HIT}'/&gt;"/>`),
  within('a part of another file', `<use href="${EVIL}.svg#a"/>`),
  within(
    'a part of a file in itself',
    "<use href=\"data:image/svg+xml,&lt;svg id='a' xmlns='http://www.w3.org/2000/svg'/&gt;#a\"/>",
  ),
  within(
    'a filter with a picture from elsewhere',
    `<filter id="f"><feImage href="${EVIL}.png"/></filter><rect filter="url(#f)"/>`,
  ),
  within('a text along a line of another file', `<text><textPath href="${EVIL}.svg#p">a</textPath></text>`),
  within('a colour from another file', `<rect fill="url(${EVIL}.svg#g)"/>`),
  within('a mark from another file', `<path d="M0 0" marker-end="url('${EVIL}.svg#m')"/>`),
  within('a pointer from elsewhere', `<rect cursor="url(${EVIL}.png), auto"/>`),
  // Styles.
  within('a style sheet that imports', `<style>@import "${EVIL}.css";</style>`),
  within('a style sheet with a picture', `<style>rect { background: url(${EVIL}.png) }</style>`),
  within(
    'a style sheet with a type face',
    `<style>@font-face { font-family: a; src: url(${EVIL}.woff) } text { font-family: a }</style>`,
  ),
  within('a style sheet that hides its address', '<style>rect { fill: u\\72l(//evil.example/x) }</style>'),
  within('a style with a picture', `<rect style="mask: url(${EVIL}.svg#m)"/>`),
  file('a style sheet before the drawing', `<?xml-stylesheet href="${EVIL}.css"?>${HEAD}><rect/></svg>`),
  file(
    'a transformation before the drawing',
    `<?xml-stylesheet type="text/xsl" href="${EVIL}.xsl"?>${HEAD}><rect/></svg>`,
  ),
  // Animations.
  within(
    'an animation that makes a link run',
    `<a id="a" href="#"><animate attributeName="href" to="javascript:${HIT}" begin="0s"/><text y="5">a</text></a>`,
  ),
  within(
    'a setting that makes a link run',
    `<a href="#"><set attributeName="href" to="javascript:${HIT}"/><text y="5">a</text></a>`,
  ),
  within('an animation that adds a handler', `<set attributeName="onmouseover" to="${HIT}"/>`),
  within(
    'an animation of another element',
    `<animate href="#a" attributeName="xlink:href" values="javascript:${HIT}"/>`,
  ),
  // Entities and forms of XML.
  file(
    'entities that grow',
    `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>${HEAD}><text>&c;</text></svg>`,
  ),
  file(
    'an entity that is a file',
    `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${HEAD}><text>&a;</text></svg>`,
  ),
  file('an entity that is a script', `<!DOCTYPE svg [<!ENTITY a "<script>${HIT}</script>">]>${HEAD}>&a;</svg>`),
  file('a definition from elsewhere', `<!DOCTYPE svg SYSTEM "${EVIL}.dtd">${HEAD}><rect/></svg>`),
  within(
    'an inclusion',
    `<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/passwd" parse="text"/>`,
  ),
  file('broken XML', `${HEAD}><script>${HIT}</svg>`),
  file('a page after the drawing', `${HEAD}><rect/></svg><script>${HIT}</script>`),
  file('a page before the drawing', `<!doctype html><script>${HIT}</script>${HEAD}><rect/></svg>`),
  file('a picture that continues as a drawing', `GIF89a/*${HEAD} onload="${HIT}"><rect/></svg>`),
  bytes(
    'a script in UTF-16',
    utf16(`<?xml version="1.0" encoding="utf-16"?>${HEAD}><script>${HIT}</script><rect/></svg>`),
  ),
  bytes('a script behind a byte order mark', Buffer.from(`\u{feff}${HEAD}><script>${HIT}</script><rect/></svg>`)),
  bytes(
    'an encoding that hides it',
    Buffer.from(`<?xml version="1.0" encoding="utf-7"?>${HEAD}>+ADw-script+AD4-${HIT}+ADw-/script+AD4-</svg>`),
  ),
  bytes(
    'bytes that are no text',
    Buffer.concat([Buffer.from(HEAD), Buffer.from([0xff, 0xfe, 0, 0xc3, 0x28]), Buffer.from('/>')]),
  ),
  // Drawings too large to show.
  onRoot('a drawing without end', 'width="1e9" height="1e9"'),
  file('elements nested without end', `${HEAD}>${'<g>'.repeat(50_000)}${'</g>'.repeat(50_000)}</svg>`),
  file('more elements than a drawing needs', `${HEAD}>${'<rect/>'.repeat(60_000)}</svg>`),
  file(
    'parts that use each other a billion times',
    `${HEAD}><g id="a0"><rect/></g>${Array.from({ length: 12 }, (_, n) => `<g id="a${n + 1}">${`<use href="#a${n}"/>`.repeat(8)}</g>`).join('')}<use href="#a12"/></svg>`,
  ),
  within('parts that use each other in a circle', '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
  file('a text without end', `${HEAD}><text>${'a'.repeat(2_000_000)}</text></svg>`),
];

const STRAY: readonly [string, RegExp][] = [
  [
    'an element that runs or loads',
    /<[\w-]*:?(?:script|foreignobject|iframe|object|embed|handler|listener|animate\w*|set|meta|base|link|include|img|form|math)\b/i,
  ],
  ['a handler', /\son[a-z]+\s*=|\s\w+:(?:event|handler)\s*=/i],
  ['an address', /(?:href|src)\s*=\s*["'](?!#|data:image\/(?:png|jpeg|gif|webp);base64,)/i],
  ['a loading style', /url\((?!["']?#)|@import|@font-face|\\/i],
  ['a script address', /javascript:|data:text/i],
  ['a declaration', /<!DOCTYPE|<!ENTITY|<\?xml-stylesheet|<!\[CDATA\[/i],
  ['a foreign address', /evil\.example|etc\/passwd/i],
];

/** Finds forbidden content in a cleaned drawing; empty if there is none. */
export function strayInSvg(svg: string): readonly string[] {
  return STRAY.flatMap(([name, pattern]) => (pattern.test(svg) ? [name] : []));
}
