import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const DOMAIN = new URL('../../../packages/domain/', import.meta.url);
const SITE = 'https://page.example';

test('a page without a build tool marks a section with the library, as its README says @main', async ({ page }) => {
  const readme = readFileSync(new URL('README.md', DOMAIN), 'utf8');
  const [quickStart = '', everyType = ''] = [...readme.matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, code]) => code);
  const imports = JSON.stringify({ imports: { '@bandwise/domain': '/dist/index.js' } });
  await page.route(`${SITE}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/dist/')) return route.fulfill({ path: new URL(`.${pathname}`, DOMAIN).pathname });
    const body = `<!doctype html><title>A page</title>
      <script type="importmap">${imports}</script>
      <script type="module">${quickStart} document.body.append(\`quick start: \${result.marks} of \${result.total}. \`);</script>
      <script type="module">${everyType} document.body.append(\`every type: \${marked.marks} of \${marked.total}.\`);</script>`;
    return route.fulfill({ contentType: 'text/html', body });
  });
  await page.goto(SITE);
  await expect(page.locator('body')).toContainText('quick start: 1 of 1.');
  await expect(page.locator('body')).toContainText('every type: 6 of 9.');
});
