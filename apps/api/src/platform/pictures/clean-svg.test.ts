import { HOSTILE_SVG, strayInSvg } from '@bandwise/config/hostile-svg';
import { describe, expect, it } from 'vitest';
import { cleanSvg } from './clean-svg.ts';

const svg = (inside: string, attributes = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inside}</svg>`);

describe('a hostile drawing', () => {
  it.each(HOSTILE_SVG)('is harmless or refused: $name', async ({ bytes }) => {
    const cleaned = await cleanSvg(bytes);
    expect(cleaned.ok ? strayInSvg(cleaned.svg) : []).toEqual([]);
    expect(cleaned.ok ? cleaned.svg : cleaned.reason).toMatch(/^(?:<svg |it\S* \w)/);
  });

  it.each(HOSTILE_SVG)('is harmless or refused in a text, too: $name', async ({ bytes }) => {
    const cleaned = await cleanSvg(Buffer.from(bytes).toString());
    expect(cleaned.ok ? strayInSvg(cleaned.svg) : []).toEqual([]);
  });

  it('is one of more than sixty, most of which would be seen', () => {
    expect(HOSTILE_SVG.length).toBeGreaterThanOrEqual(60);
    const seen = HOSTILE_SVG.filter(({ bytes }) => strayInSvg(Buffer.from(bytes).toString()).length > 0);
    expect(seen.length).toBeGreaterThan(50);
  });
});

describe('a drawing', () => {
  it.each([
    [
      'shapes and colours',
      '<g fill="url(#g)" transform="scale(2)"><path d="M0 0L9 9"/></g><linearGradient id="g"><stop offset="0"/></linearGradient>',
    ],
    ['words', '<text x="1" y="2" font-size="3">2 &lt; 3 &amp; “4”</text>'],
    ['a style sheet', '<style>.a { fill: red; clip-path: url(#c) }</style><rect class="a"/>'],
    ['parts that are used again', '<defs><g id="a"><rect/></g></defs><use href="#a" x="3"/>'],
    ['a picture of dots', '<image href="data:image/png;base64,iVBORw0KGgo=" width="9" height="9"/>'],
    ['a shadow', '<filter id="f"><feGaussianBlur stdDeviation="1"/></filter><rect filter="url(#f)"/>'],
  ])('keeps %s', async (_, inside) => {
    const cleaned = await cleanSvg(svg(inside));
    const again = cleaned.ok ? await cleanSvg(Buffer.from(cleaned.svg)) : cleaned;
    expect(cleaned.ok && cleaned.svg.replaceAll(' ', '')).toContain(inside.replaceAll(' ', ''));
    expect(again).toEqual(cleaned);
  });

  it.each([
    ['<title>A map</title><desc>Of the town</desc>', '', 'A map'],
    ['<desc> Of the\n town </desc>', '', 'Of the town'],
    ['<title>A map</title>', ' aria-label="The map"', 'The map'],
    ['<g><title>A house</title></g>', '', ''],
  ])('is described by %s%s as “%s”', async (inside, attributes, description) => {
    expect(await cleanSvg(svg(inside, attributes))).toMatchObject({ ok: true, description });
  });

  it('is read from a text as a page writes it, and is a file of its own then', async () => {
    const cleaned = await cleanSvg('<svg viewBox="0 0 9 9" width=9><TITLE>A map</TITLE><path d="M0 0"/><br></svg>');
    expect(cleaned).toMatchObject({ ok: true });
    expect(cleaned.ok && cleaned.svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  });

  it('is not larger than a page', async () => {
    const cleaned = await cleanSvg(svg('<rect/>', ' width="1e9" height="10"'));
    expect(cleaned.ok && cleaned.svg).not.toContain('1e9');
  });

  it.each([
    ['<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">Kitchen</p></foreignObject>', 'foreignObject'],
    ['<image href="https://a.example/map.png"/>', 'another address'],
    ['<style>@import "a.css"</style>', 'style sheet'],
  ])('is refused rather than shown without %s', async (inside, reason) => {
    expect(await cleanSvg(svg(inside))).toMatchObject({ ok: false, reason: expect.stringContaining(reason) });
  });
});

/** Each takes minutes where an expression or a list is searched again from each of its characters. */
/** Groups in groups, the last with a rectangle in it. */
const nested = (depth: number) => `${'<g>'.repeat(depth)}<rect/>${'</g>'.repeat(depth)}`;

it('takes a drawing with elements as deep as is allowed', async () => {
  // The svg, 98 groups and the rectangle.
  expect(await cleanSvg(svg(nested(98)))).toMatchObject({ ok: true });
});

describe('a drawing of a megabyte', () => {
  const MANY = 900_000;
  it.each([
    ['spaces in its declaration', `<?xml${' '.repeat(MANY)}encoding=`, 'it is not a well-formed SVG picture'],
    [
      'spaces in a declaration that ends',
      `<?xml version="1.0"${' '.repeat(MANY)}encoding=>`,
      'it is not a well-formed',
    ],
    ['encodings', `<?xml${' encoding='.repeat(MANY / 10)}`, 'it is not a well-formed SVG picture'],
    ['types', '<!DOCTYPE '.repeat(MANY / 10), 'it is not a well-formed SVG picture'],
    ['types behind which brackets open', `${'<!DOCTYPE '.repeat(MANY / 10)}[`, 'it declares entities'],
    [
      'attributes',
      svg(`<rect ${Array.from({ length: 40_000 }, (_, index) => `a${index}=""`).join(' ')}/>`),
      'one of its elements has more than 500 attributes',
    ],
    ['elements in elements', svg(nested(101)), 'its elements are nested more than 100 deep'],
    ['number of elements', svg('<rect/>'.repeat(20_001)), 'it has more than 20000 elements'],
  ])('is refused for its %s [D170]', async (_, file, reason) => {
    const cleaned = await cleanSvg(typeof file === 'string' ? Buffer.from(file) : file);
    expect(cleaned).toEqual({ ok: false, reason: expect.stringContaining(reason) });
  });

  it('is refused for its attributes in a text, too', async () => {
    const attributes = Array.from({ length: 40_000 }, (_, index) => `a${index}`).join('/');
    expect(await cleanSvg(`<svg><rect ${attributes}></svg>`)).toMatchObject({ ok: false });
  });

  it.each([
    ['a link', `<use href="#a${'&#9;'.repeat(MANY / 4)}a"/>`],
    ['a colour', `<rect fill="url(${' '.repeat(MANY)}"/>`],
    ['a style sheet', `<style>${'a{b:1}'.repeat(MANY / 6)}</style>`],
    ['a description', `<title>${' a'.repeat(MANY / 2)}</title>`],
  ])('is kept or refused whatever is in %s', async (_, inside) => {
    const cleaned = await cleanSvg(svg(inside));
    expect(cleaned.ok ? cleaned.svg : cleaned.reason).toMatch(/^(?:<svg |it\S* \w)/);
  });

  it('keeps what its declaration says beside the encoding', async () => {
    const file = `<?xml version='1.0'\n encoding = "UTF-16" standalone="yes"?>${svg('<rect/>').toString()}`;
    const cleaned = await cleanSvg(Buffer.from(file.replace(' = ', '=')));
    expect(cleaned).toMatchObject({ ok: true });
  });
});
