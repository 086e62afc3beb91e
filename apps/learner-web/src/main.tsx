// First: what styles them comes after what they are without.
import './app/styles.ts';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createCore } from './app/create-core.ts';
import { loadFirstPage } from './app/routes/load-first-page.ts';
import { loadLanguage } from './shared/language/language.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const core = createCore();
// Until the first page is here, index.html's own text is shown. Not `await`: the pages' code imports this file's.
void loadLanguage(core.services.settings)
  .then(() => loadFirstPage(core, globalThis.location))
  .then((onDrawn) =>
    // In small pieces, so that the page answers in between.
    startTransition(() =>
      createRoot(root).render(
        <StrictMode>
          <App core={core} onDrawn={onDrawn} />
        </StrictMode>,
      ),
    ),
  );
