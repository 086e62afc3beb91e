import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Marked, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';

/** A help page as its module exports it. */
export interface CompiledHelpPage {
  /** The name of the file, and the end of the page's address. */
  readonly id: string;
  readonly title: string;
  /** The first paragraph, as plain text. */
  readonly lead: string;
  /** The rest of the page. */
  readonly html: string;
}

/** Compiles help pages from Markdown, so that no browser loads a parser. A page begins with its title and one plain paragraph. */
export function helpPages(): Plugin {
  return {
    name: 'bandwise:help-pages',
    enforce: 'pre',
    transform: {
      filter: { id: /\.md$/ },
      handler(source, file) {
        const { pictures, ...page } = compileHelpPage(source, file);
        const imports = pictures.map((address, index) => `import picture${index} from ${JSON.stringify(address)};\n`);
        const html = JSON.stringify(page.html).replaceAll(PICTURE, (_, index: string) => `" + picture${index} + "`);
        const { id, title, lead } = page;
        const fields = JSON.stringify({ id, title, lead }).slice(1, -1);
        return { code: `${imports.join('')}export default {${fields},"html":${html}};\n`, map: null };
      },
    },
  };
}

/** A placeholder for the address of a picture, which the bundler decides. */
const PICTURE = /picture:(\d+):/g;

/** Compiles a page. Links to other pages lose their `.md`, as the addresses of help pages have none. */
export function compileHelpPage(
  source: string,
  file: string,
): CompiledHelpPage & { readonly pictures: readonly string[] } {
  const id = path.basename(file, '.md');
  const pictures: string[] = [];
  const marked = new Marked({
    renderer: {
      link({ href, tokens }) {
        return `<a href="${href.replace(/\.md$/, '')}">${this.parser.parseInline(tokens)}</a>`;
      },
      image({ href, text }) {
        const { width, height } = sizeOf(path.resolve(path.dirname(file), href));
        const place = `picture:${pictures.push(href) - 1}:`;
        return `<img src="${place}" alt="${escaped(text)}" width="${width}" height="${height}" loading="lazy">`;
      },
    },
  });
  const [title, lead, ...rest] = marked.lexer(source).filter(({ type }) => type !== 'space');
  if (!isOf(title, 'heading') || title.depth !== 1) throw new Error(`${file} does not begin with its title`);
  if (!isOf(lead, 'paragraph')) throw new Error(`${file} has no paragraph below its title`);
  return { id, title: title.text, lead: lead.text, html: marked.parser(rest), pictures };
}

interface TokenOf {
  readonly heading: Tokens.Heading;
  readonly paragraph: Tokens.Paragraph;
}

function isOf<T extends keyof TokenOf>(token: Token | undefined, type: T): token is TokenOf[T] {
  return token?.type === type;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The size of a WebP picture, so that the layout does not shift when it loads. */
function sizeOf(file: string): { readonly width: number; readonly height: number } {
  const bytes = readFileSync(file);
  if (bytes.toString('latin1', 8, 16) !== 'WEBPVP8X')
    throw new Error(`${file} is no WebP picture as Chromium writes it`);
  return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
}
