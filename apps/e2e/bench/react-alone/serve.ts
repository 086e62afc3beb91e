import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { COMPILE_WHOLE, firstLine } from '@bandwise/config/first-line';
import { SUPPORTED_BROWSERS } from '@bandwise/config/supported-browsers';
import { build } from 'vite';
import type { ReadPage } from './read-page.ts';

const SCRIPT = fileURLToPath(new URL('draw.ts', import.meta.url));

export interface ReactAlone {
  /** @returns the address of a page on which React alone draws the same elements. */
  readonly serve: (page: ReadPage) => Promise<string>;
  readonly stop: () => void;
}

/** Starts a server on loopback for pages with React, the elements and their style alone. React is built as in the learner app. */
export async function startReactAlone(): Promise<ReactAlone> {
  const files = new Map([['/draw.js', { type: 'text/javascript', body: await buildScript() }]]);
  const server = createServer(({ url = '' }, response) => {
    const file = files.get(url);
    if (file) response.setHeader('content-type', file.type).end(file.body);
    else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  return {
    async serve({ html, styles, drawn }) {
      const name = `/${files.size}`;
      const texts = await Promise.all(styles.map(async (url) => (await fetch(url)).text()));
      files.set(`${name}.css`, { type: 'text/css', body: texts.join('\n') });
      files.set(name, { type: 'text/html', body: pageOf(html, `${name}.css`, JSON.stringify(drawn)) });
      return `http://127.0.0.1:${address.port}${name}`;
    },
    stop: () => void server.close(),
  };
}

function pageOf(html: string, style: string, drawn: string): string {
  return `<!doctype html>${html}<head><meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<link rel="stylesheet" href="${style}" />
<script type="module" src="/draw.js"></script></head>
<body><div id="root"></div>
<script id="drawn" type="application/json">${drawn.replaceAll('<', String.raw`\u003c`)}</script></body></html>`;
}

async function buildScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [firstLine(COMPILE_WHOLE)],
    build: { write: false, target: SUPPORTED_BROWSERS, rolldownOptions: { input: SCRIPT } },
  });
  if (!('output' in built)) throw new Error('One build has one output');
  return built.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}
