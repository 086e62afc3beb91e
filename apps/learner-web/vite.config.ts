import { devServer } from '@bandwise/config/dev-server';
import { SUPPORTED_BROWSERS } from '@bandwise/config/supported-browsers';
import { compressed } from '@bandwise/config/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** What some screens share and the first one does without, each in a file of its own. */
const PARTS = {
  fields: /ui\/src\/forms\/|@mantine\/core\/.*\/(?:Input\w*|PasswordInput|TextInput)\//,
  dialog:
    /@mantine\/core\/.*\/(?:Modal\w*|FocusTrap|Overlay|Portal|Transition)\/|node_modules\/(?:react-remove-scroll|use-sidecar|use-callback-ref|react-style-singleton|get-nonce|tslib)/,
  // With the sanitiser.
  text: /ui\/src\/rich-text\/|domain\/src\/html\/|node_modules\/dompurify\//,
};
/** Whatever is answered: a part by itself, a task, or a whole test. */
const TAKING =
  /\/features\/attempt\/|\/shared\/attempt-drafts\/|domain\/src\/evidence\/|node_modules\/react-resizable-panels\//;
/** Only on the pages of accounts, and together with none of the others. */
const ACCOUNT = /\/features\/account\/|node_modules\/(?:@mantine\/form|klona|fast-deep-equal)\//;

/** Each subject's texts are loaded where they are shown. */
const TEXTS = /\/shared\/texts\/english\/(?!common|layout)/;

const isOfPart = (id: string) =>
  TAKING.test(id) || ACCOUNT.test(id) || TEXTS.test(id) || Object.values(PARTS).some((part) => part.test(id));

/** What three screens share goes into one file: a dozen of a kilobyte each would queue for connections. */
const SHARED_FILES = [
  { name: 'shared', test: (id: string) => !isOfPart(id), minShareCount: 3, priority: 2 },
  ...Object.entries(PARTS).map(([name, test]) => ({ name, test, minShareCount: 3, priority: 1 })),
];

export default defineConfig({
  plugins: [react(), compressed()],
  resolve: { conditions: ['@bandwise/source', ...defaultClientConditions] },
  build: {
    target: SUPPORTED_BROWSERS,
    // Not in Vite's own dot folder, which a cached build does not bring back.
    manifest: 'manifest.json',
    license: { fileName: 'third-party-notices.txt' },
    rolldownOptions: { output: { codeSplitting: { groups: SHARED_FILES } } },
  },
  server: devServer('learner'),
});
