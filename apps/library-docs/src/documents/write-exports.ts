import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Application } from 'typedoc';

interface Folders {
  /** The Markdown files that become pages, `README.md` and `rules.md` among them. */
  readonly documents: string;
  readonly domain: string;
  readonly out: string;
}

/** Writes a page for every export of the library, from its doc comments, and for every document. */
export async function writeExports({ documents, domain, out }: Folders): Promise<void> {
  const app = await Application.bootstrap({
    name: '@bandwise/domain',
    entryPoints: [join(domain, 'src/index.ts')],
    tsconfig: join(domain, 'tsconfig.json'),
    compilerOptions: { customConditions: ['@bandwise/source'] },
    // The check of types is a step of its own.
    skipErrorChecking: true,
    readme: join(documents, 'README.md'),
    projectDocuments: ['rules.md', 'content-format.md', 'vectors.md'].map((name) => join(documents, name)),
    navigationLinks: { 'Try an answer': '/api/docs/domain/try/', 'HTTP API': '/api/docs/' },
    customCss: fileURLToPath(new URL('./style.css', import.meta.url)),
    favicon: fileURLToPath(new URL('../../../learner-web/public/favicon.svg', import.meta.url)),
    disableSources: true,
    disableGit: true,
    githubPages: false,
    includeVersion: true,
    validation: { notExported: false, invalidPath: true },
    logLevel: 'Warn',
  });
  const project = await app.convert();
  if (project === undefined) throw new Error('TypeDoc could not read the library');
  await app.generateDocs(project, out);
  if (app.logger.hasErrors() || app.logger.hasWarnings()) throw new Error('TypeDoc has complaints, see above');
  finishPages(out);
}

/** What each page gets that TypeDoc does not give it. */
function finishPages(out: string): void {
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((one) => one.endsWith('.html'))) {
    const path = join(out, name);
    const root = '../'.repeat(name.split(/[/\\]/).length - 1);
    const html = readFileSync(path, 'utf8')
      // Its script that chooses light or dark: in a file, because the pages' policy runs none that stands in them.
      .replace(/<script>([^<]+)<\/script>/, (_, script: string) => {
        writeFileSync(join(out, 'assets/start.js'), script);
        return `<script src="${root}assets/start.js"></script>`;
      })
      // Landmarks, by which a screen reader finds its way.
      .replace('<div class="col-content">', '<div class="col-content" role="main">')
      .replace('<nav id="tsd-sidebar-links"', '<nav id="tsd-sidebar-links" aria-label="Other pages"')
      .replace('<nav id="tsd-toolbar-links"', '<nav id="tsd-toolbar-links" aria-label="Toolbar"');
    writeFileSync(path, html);
  }
}
