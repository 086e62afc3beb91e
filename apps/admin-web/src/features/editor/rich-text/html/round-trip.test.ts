import { describe, expect, it } from 'vitest';
import { throughEditor } from '../testing/headless.ts';
import { randomBlocks } from '../testing/random-blocks.ts';
import { readHtml } from './read-html.ts';
import { writeHtml } from './write-html.ts';

const exams = import.meta.glob<unknown>('../../../../../../api/content/*/exam.json', {
  eager: true,
  import: 'default',
});

const BLOCK = /^<(?:p|h[2-4]|ul|ol|table|blockquote|figure)\b/;

function htmlIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes('<') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(htmlIn) : [];
}

/** The same elements, attributes in any order; words without a block count as a paragraph. */
function sameContent(a: string, b: string): boolean {
  const [nodeA, nodeB] = [a, b].map((html) => {
    const body = document.createElement('div');
    body.innerHTML = BLOCK.test(html) ? html : `<p>${html}</p>`;
    return body;
  });
  return nodeA?.isEqualNode(nodeB ?? null) ?? false;
}

describe('the sample content', () => {
  const texts = Object.values(exams).flatMap(htmlIn);

  it('is there', () => {
    expect(texts.length).toBeGreaterThan(100);
  });

  it('comes out of the editor as it went in', () => {
    const changed = texts.filter((html) => !sameContent(throughEditor(html), html));
    expect(changed).toEqual([]);
  });

  it('comes out the second time to the letter as the first time', () => {
    const once = texts.map(throughEditor);
    expect(once.map(throughEditor)).toEqual(once);
  });
});

describe('any document the model can hold', () => {
  const documents = Array.from({ length: 150 }, (_, seed) => randomBlocks(seed));

  it('is read as it was written', () => {
    for (const blocks of documents) {
      const html = writeHtml(blocks);
      expect(writeHtml(readHtml(html))).toBe(html);
    }
  });

  it('goes through the editor unchanged', () => {
    for (const blocks of documents) {
      const html = writeHtml(blocks);
      expect(throughEditor(html)).toBe(html);
    }
  });

  it('is written with the elements of the allow-list only', () => {
    const allowed =
      'p br h2 h3 h4 strong em u s sub sup ul ol li blockquote hr table caption thead tbody tr th td figure figcaption img a';
    const used = new Set(
      documents.flatMap((blocks) => [...writeHtml(blocks).matchAll(/<([a-z\d]+)/g)].map((match) => match[1])),
    );
    expect([...used].filter((tag) => !allowed.split(' ').includes(tag ?? ''))).toEqual([]);
  });
});
