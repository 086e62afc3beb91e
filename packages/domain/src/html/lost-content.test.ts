import { describe, expect, it } from 'vitest';
import { contentItems, lostContent } from './lost-content.ts';

describe('what a text holds beside words', () => {
  it.each([
    ['<img src="a.png">', 'picture', 'a.png'],
    ['<IMG SRC=a.png/>', 'picture', 'a.png/'],
    ["<img alt='a > b' src='a.png?b=1&amp;c=2'>", 'picture', 'a.png?b=1&c=2'],
    ['<img srcset="a.png 1x, b.png 2x">', 'picture', 'a.png 1x, b.png 2x'],
    ['<picture><source srcset="b.webp"><img src="a.png"></picture>', 'picture', 'a.png'],
    ['<svg aria-label="A map"><a href="x"><image href="y"/></a></svg>', 'picture', 'A map'],
    ['<svg><svg></svg><img></svg>', 'picture', ''],
    ['<object type="image/svg+xml" data="a.svg"><img src="b.png"></object>', 'picture', 'a.svg'],
    ['<p style="color:red;background:url(&quot;a.png&quot;) no-repeat">a</p>', 'picture', 'a.png'],
    ['<body background="a.png">', 'picture', 'a.png'],
    ['<img data-src="a.png">', 'picture', 'a.png'],
    ['<table><tr><td>a</td></tr></table>', 'table', ''],
    ['<a href="https://a.example/">a</a>', 'link', 'https://a.example/'],
    ['<iframe src="https://a.example/"><img src="x"></iframe>', 'frame', 'https://a.example/'],
    ['<embed src="a.swf">', 'frame', 'a.swf'],
    ['<embed src="a.mp3" type="audio/mpeg">', 'media', 'a.mp3'],
    ['<video poster="a.png"><source src="a.mp4"></video>', 'media', 'a.png'],
    ['<audio src="a.mp3"></audio>', 'media', 'a.mp3'],
    ['<math><mi>x</mi></math>', 'formula', ''],
    ['<input name="q1">', 'field', 'q1'],
    ['<select name="q1"><option>a</option></select>', 'field', 'q1'],
  ])('of %s is one %s', (html, kind, what) => {
    expect(contentItems(html)).toEqual([{ kind, what }]);
  });

  it.each([
    'a < b & c > d',
    '<p class="big" style="color:red" onclick="x()">a</p>',
    '<a name="here">a</a>',
    '<a href="javascript:void(0)">a</a>',
    '<script>document.write("<img src=a.png>")</script>',
    '<textarea hidden="',
    '<!-- <img src="a.png"> -->',
    '<input type="hidden" name="a">',
    '<template><table></table></template>',
  ])('of %s is nothing', (html) => {
    expect(contentItems(html)).toEqual([]);
  });

  it('is found in time that grows with the length', () => {
    const html = `${'<img src="'.repeat(50_000)}${"<svg a='".repeat(50_000)}`;
    expect(contentItems(html).length).toBeLessThan(100_000);
  });
});

describe('what is lost', () => {
  it('is named by its address, whatever else of its kind stays', () => {
    const before = '<img src="a.png"><img src="http://a.example/b.png"><table></table><a href="tel:1">a</a>';
    expect(lostContent(before, '<img src="/api/media/1"><img src="a.png">')).toEqual([
      { kind: 'table', what: '' },
      { kind: 'link', what: 'tel:1' },
    ]);
    expect(lostContent(before, '<img src="a.png">')).toEqual([
      { kind: 'picture', what: 'http://a.example/b.png' },
      { kind: 'table', what: '' },
      { kind: 'link', what: 'tel:1' },
    ]);
  });

  it('is what had an address, where what lay in the text became a file', () => {
    const before = '<svg></svg><img src="data:image/png;base64,AA"><img src="http://a.example/b.png">';
    expect(lostContent(before, '<img src="/api/media/1"><img src="/api/media/2">')).toEqual([
      { kind: 'picture', what: 'http://a.example/b.png' },
    ]);
  });

  it('is told once for each, also where two have one address', () => {
    const one = '<img src="a.png">';
    expect(lostContent(one.repeat(3), one)).toEqual([
      { kind: 'picture', what: 'a.png' },
      { kind: 'picture', what: 'a.png' },
    ]);
  });

  it('is nothing where attributes, wrappers and spelling changed', () => {
    expect(
      lostContent('<div class="x"><IMG SRC="a.png?b&amp;c" style="x"></div>', '<img src="a.png?b&amp;c" alt="" />'),
    ).toEqual([]);
    expect(lostContent('a', '<img src="a.png">')).toEqual([]);
  });
});
