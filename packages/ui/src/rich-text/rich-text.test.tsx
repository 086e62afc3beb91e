import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PassageView } from './passage-view.tsx';
import { RichText } from './rich-text.tsx';

function show(html: string): HTMLElement {
  return render(<RichText html={html} />).container;
}

describe('hostile HTML', () => {
  it.each([
    { name: 'drops scripts', html: '<p>a<script>window.hit = 1</script></p>' },
    { name: 'drops event handlers', html: '<img src="/x.png" onerror="window.hit = 1" onload=window.hit=1>' },
    { name: 'drops handlers behind a slash', html: '<img/src="/x.png"/onerror=window.hit=1>' },
    { name: 'drops svg', html: '<svg><script>window.hit = 1</script><g onload="window.hit = 1"></g></svg>' },
    {
      name: 'drops svg animation of an address',
      html: '<svg><a><animate attributeName="href" values="javascript:window.hit=1"/></a></svg>',
    },
    {
      name: 'drops mathml mutation',
      html: '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=1 onerror=window.hit=1>">',
    },
    { name: 'drops noscript mutation', html: '<noscript><p title="</noscript><img src=x onerror=window.hit=1>">' },
    { name: 'drops comments that hide markup', html: '<!--><img src=x onerror=window.hit=1>-->' },
    {
      name: 'drops iframes',
      html: '<iframe srcdoc="<script>window.hit = 1</script>" src="javascript:window.hit=1"></iframe>',
    },
    {
      name: 'drops objects and embeds',
      html: '<object data="javascript:window.hit=1"></object><embed src="javascript:window.hit=1">',
    },
    {
      name: 'drops forms',
      html: '<form action="javascript:window.hit=1"><button formaction="javascript:window.hit=1">x</button></form>',
    },
    {
      name: 'drops styles',
      html: '<style>p { background: url(javascript:window.hit=1) }</style><p style="position:fixed">x</p>',
    },
    {
      name: 'drops classes, ids and data',
      html: '<p class="x" id="question-1" data-x="1" aria-label="y" name="z">x</p>',
    },
    { name: 'drops templates', html: '<template><img src=x onerror=window.hit=1></template>' },
    {
      name: 'drops links, bases and refreshes',
      html: '<base href="//evil.example"><link rel="stylesheet" href="//evil.example"><meta http-equiv="refresh" content="0;url=//evil.example">',
    },
  ])('$name', ({ html }) => {
    const container = show(html);
    const kept = [...(container.firstElementChild?.querySelectorAll('*') ?? [])];
    const attributes = kept.flatMap((element) => [...element.attributes].map(({ name }) => name));
    expect(kept.map((element) => element.localName).filter((tag) => tag !== 'p' && tag !== 'img')).toEqual([]);
    expect(attributes.filter((name) => !['src', 'alt', 'loading', 'decoding'].includes(name))).toEqual([]);
    expect(container.innerHTML).not.toContain('javascript:');
    expect(Reflect.has(window, 'hit')).toBe(false);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    '&#106;avascript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'blob:https://x',
  ])('refuses the address %j [D27]', (address) => {
    const container = show(`<a href="${address}">x</a><img alt="" src="${address}">`);
    expect(container.querySelector('a')?.hasAttribute('href')).toBe(false);
    expect(container.querySelector('img')).toBeNull();
  });

  it.each(['https://example.com/a', 'http://example.com', '/api/media/a.png', 'media/a.png', '#part'])(
    'keeps the address %j',
    (address) => {
      const container = show(`<a href="${address}">x</a><img alt="" src="${address}">`);
      expect(container.querySelector('a')?.getAttribute('href')).toBe(address);
      expect(container.querySelector('img')?.getAttribute('src')).toBe(address);
    },
  );
});

describe('authored HTML', () => {
  it('keeps every element of the content format [L2-77]', () => {
    const html =
      '<h2>a</h2><h3>a</h3><h4>a</h4><p><strong>a</strong><em>a</em><b>a</b><i>a</i><u>a</u><s>a</s><sub>a</sub><sup>a</sup><br><span>a</span></p>' +
      '<ul><li>a</li></ul><ol><li>a</li></ol><blockquote>a</blockquote><hr><div>a</div>' +
      '<table><caption>a</caption><thead><tr><th scope="col" colspan="2">a</th></tr></thead><tbody><tr><td rowspan="2">a</td></tr></tbody></table>' +
      '<figure><img src="/a.png" alt="A" width="40" height="20"><figcaption>a</figcaption></figure><a href="/x">a</a>';
    const tags = (root: ParentNode) => [...root.querySelectorAll('*')].map((element) => element.localName);
    const template = document.createElement('template');
    template.innerHTML = html;
    const container = show(html);
    const text = container.firstElementChild;
    if (text === null) throw new Error('Nothing was rendered');
    // The one element that is added: the box a wide table scrolls in.
    const added = container.querySelector('table')?.parentElement ?? null;
    const shown = [...text.querySelectorAll('*')].filter((element) => element !== added);
    expect(shown.map((element) => element.localName)).toEqual(tags(template.content));
    expect(container.querySelector('th')?.getAttribute('colspan')).toBe('2');
    expect(container.querySelector('td')?.getAttribute('rowspan')).toBe('2');
  });

  it('reserves the room of a picture and loads it late', () => {
    const image = show('<img src="/a.png" alt="A map" width="400" height="200">').querySelector('img');
    expect(['width', 'height', 'loading'].map((name) => image?.getAttribute(name))).toEqual(['400', '200', 'lazy']);
  });

  it('opens links in a new tab that cannot reach back', () => {
    const link = show('<a href="https://example.com" target="_top" rel="opener">x</a>').querySelector('a');
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(link?.getAttribute('rel')).toContain('noopener');
  });

  it('shows the words of a picture whose address is refused', () => {
    expect(show('<p><img src="data:image/png;base64,xx" alt="A map"></p>').textContent).toBe('A map');
  });

  it('shows plain text with its signs as they are', () => {
    expect(show('5 < 6 & 7').textContent).toBe('5 < 6 & 7');
  });

  it('leaves markers as text where nobody fills them', () => {
    expect(show('<p>Take {n} or {14}.</p>').textContent).toBe('Take {n} or {14}.');
  });
});

describe('renderBlank', () => {
  it('is asked for each marker in order, spaces and dashes aside', () => {
    const asked: string[] = [];
    const renderBlank = (address: string) => {
      asked.push(address);
      return <b>[{address}]</b>;
    };
    const { container } = render(
      <RichText html="<p>a {1} b <i>{ 14–2 }</i></p><ul><li>{3}</li></ul>" renderBlank={renderBlank} />,
    );
    expect(asked).toEqual(['1', '14-2', '3']);
    expect(container.textContent).toBe('a [1] b [14-2][3]');
  });

  it('is not asked for a marker inside an attribute', () => {
    const { container } = render(<RichText html='<img src="/a.png" alt="Map {1}">' renderBlank={() => <b>!</b>} />);
    expect(container.querySelector('b')).toBeNull();
  });
});

describe('PassageView', () => {
  it('shows every block in order', () => {
    render(<PassageView blocks={['<h2>Title</h2>', '<p>First</p>', '<p>Second</p>']} />);
    expect(screen.getByRole('heading', { name: 'Title' })).toBeTruthy();
    expect(screen.getAllByText(/First|Second/).map((element) => element.textContent)).toEqual(['First', 'Second']);
  });
});
