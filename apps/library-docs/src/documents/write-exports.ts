import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Application } from 'typedoc';
import { DOCUMENTS } from './copy-sources.ts';

/** The entries that a project outside this repository may import. */
const ENTRIES = ['src/index.ts', 'src/signed-result/index.ts', 'src/spec/index.ts', 'src/testing/index.ts'];

interface Folders {
  /** The folder that `writeDocuments` wrote. */
  readonly documents: string;
  readonly repository: string;
  readonly out: string;
}

/**
 * Writes a page for every export of the library, from its doc comments, and for every document.
 *
 * @returns how many warnings TypeDoc had, such as a link that leads nowhere; they are printed.
 */
export async function writeExports({ documents, repository, out }: Folders): Promise<number> {
  const domain = join(repository, 'packages/domain');
  const app = await Application.bootstrap({
    name: '@bandwise/domain',
    entryPoints: ENTRIES.map((path) => join(domain, path)),
    tsconfig: join(domain, 'tsconfig.json'),
    // A separate step checks types.
    skipErrorChecking: true,
    readme: join(documents, 'packages/domain/README.md'),
    projectDocuments: DOCUMENTS.map((name) => join(documents, name)),
    highlightLanguages: ['typescript', 'javascript', 'json', 'jsonc', 'bash', 'shellscript', 'html', 'python'],
    navigationLinks: { 'Try an answer': '/api/docs/domain/try/', 'HTTP API': '/api/docs/' },
    customCss: fileURLToPath(new URL('./style.css', import.meta.url)),
    customJs: fileURLToPath(new URL('./navigation.js', import.meta.url)),
    favicon: join(repository, 'apps/learner-web/public/favicon.svg'),
    disableSources: true,
    disableGit: true,
    githubPages: false,
    includeVersion: true,
    logLevel: 'Warn',
  });
  const project = await app.convert();
  if (project === undefined) throw new Error('TypeDoc could not read the library');
  await app.generateDocs(project, out);
  if (app.logger.hasErrors()) throw new Error('TypeDoc could not write the pages, see above');
  finishPages(out);
  return app.logger.warningCount;
}

/** Adds the parts of each page that TypeDoc lacks. */
function finishPages(out: string): void {
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((one) => one.endsWith('.html'))) {
    const path = join(out, name);
    const root = '../'.repeat(name.split(/[/\\]/).length - 1);
    const html = readFileSync(path, 'utf8')
      // Its script that chooses light or dark: in a file, because the pages' policy refuses inline scripts.
      .replace(/<script>([^<]+)<\/script>/, (_, script: string) => {
        writeFileSync(join(out, 'assets/start.js'), script);
        return `<script src="${root}assets/start.js"></script>`;
      })
      // Landmarks, by which a screen reader finds its way.
      .replace('<div class="col-content">', '<div class="col-content" role="main">')
      .replace('<div class="page-menu">', '<div class="page-menu" role="navigation" aria-label="On this page">')
      .replace('<nav id="tsd-sidebar-links"', '<nav id="tsd-sidebar-links" aria-label="Other pages"')
      .replace('<nav id="tsd-toolbar-links"', '<nav id="tsd-toolbar-links" aria-label="Toolbar"');
    writeFileSync(path, withLevels(withoutLinksInSummaries(html)));
  }
}

/** A summary is a button, so a link inside it cannot be focused. These links lead to their own heading. */
function withoutLinksInSummaries(html: string): string {
  return html.replace(/<summary\b[^]*?<\/summary>/g, (summary) =>
    summary.replace(/<a\b[^>]*class="tsd-anchor-icon"[^]*?<\/a>/g, ''),
  );
}

/** A heading is one level below the one that it belongs to, whatever size TypeDoc gives it. */
function withLevels(html: string): string {
  const above: number[] = [];
  return html.replace(/<h([1-6])(?=[\s>])/g, (start, size: string) => {
    const level = Number(size);
    while ((above.at(-1) ?? 0) >= level) above.pop();
    above.push(level);
    return above.length === level ? start : `${start} aria-level="${above.length}"`;
  });
}
