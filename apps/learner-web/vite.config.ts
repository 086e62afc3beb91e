import { devServer } from '@bandwise/config/dev-server';
import { SUPPORTED_BROWSERS } from '@bandwise/config/supported-browsers';
import { COMPILE_WHOLE, firstLine } from '@bandwise/config/first-line';
import { helpPages } from '@bandwise/config/help-pages';
import { compressed } from '@bandwise/config/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** Parts that some screens share and the first one does not need, each in a separate file. */
const PARTS = {
  fields: /ui\/src\/forms\/|texts\/english\/forms|icons\/Icon(?:AlertCircle|Eye)\./,
  // With the sanitiser.
  text: /ui\/src\/rich-text\/|domain\/src\/html\/|node_modules\/dompurify\//,
  // The states of lists, which no test shows.
  query: /\/shared\/query\/|ui\/src\/feedback\/(?:empty-state|skeleton)/,
};
/** Whatever is answered: a part by itself, a task, a whole test, or what was wrong once more. */
const TAKING =
  /\/features\/attempt\/|\/shared\/(?:attempt-drafts\/(?!guest\.)|practice\/)|domain\/src\/(?:choice-letters\/|evidence\/|sitting\/|delivery\/question-html)|ui\/src\/(?:review|question(?:s|-types)\/|texts\/english\/(?:review|drag-drop))|icons\/Icon(?:Book2|Highlight|Note|Player|Repeat|Rewind|Volume)|node_modules\/(?:@dnd-kit|zustand)\//;
/** The route table imports these modules of a test: it requests the test while the code of its page is on the way. */
const PREPARING =
  /\/attempt\/(?:page\/(?:attempt-route|prepare-attempt|use-screen-code)|store\/attempt\/section-query)|\/question-types\/(?:bring-types|drag-drop\/draggable-code)/;
/** Only on the pages of accounts, and together with none of the others. */
const ACCOUNT = /\/features\/account\/|node_modules\/(?:@mantine\/form|klona|fast-deep-equal)\//;

/** Results and sittings of guests, which a user with an account never has. */
const GUEST = /\/shared\/guest-(?:results|sitting)\//;

/** Handing in a text and its feedback, with the controls that only few other pages have. No screen needs them at first. */
const SUBMISSIONS =
  /\/shared\/submissions\/|domain\/src\/assessment\/|ui\/src\/(?:fields\/(?:select-field|text-area)|recording\/|texts\/english\/assessment)/;

const isTaking = (id: string) => TAKING.test(id) && !PREPARING.test(id);

/** Each subject's texts are loaded where they are shown, and so is the choice of a language. */
const TEXTS = /\/shared\/texts\/english\/(?!common|layout)|\/english\/language|\/shared\/language\/(?!language\.)/;

const TEXT_MODULES = /\/texts\/english\//;

const isOfPart = (id: string) =>
  isTaking(id) ||
  ACCOUNT.test(id) ||
  GUEST.test(id) ||
  SUBMISSIONS.test(id) ||
  TEXTS.test(id) ||
  Object.values(PARTS).some((part) => part.test(id));

/** Code shared by three screens goes into one file: a dozen files of a kilobyte each would queue for connections. */
const SHARED_FILES = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
  { name: 'shared', test: (id: string) => !isOfPart(id), minShareCount: 3, priority: 2 },
  // Load failures and the texts in Vietnamese are small and needed by every test: separate files would cost more than their code.
  {
    name: 'frame',
    test: /api-contract\/src\/client\/|\/frame\/load-failure\.|\/english\/in-vietnamese\.|\/toasts\/|ui\/src\/controls\/button\.|ui\/src\/late\/code|\/shared\/layout\/|(?<!speaking|submission)-address\.ts/,
    priority: 2,
  },
  // Drafts on the device and on the server: the box of a practised text has them only once it can be handed in.
  {
    name: 'saving',
    test: /\/attempt-drafts\/draft-store|\/store\/attempt\/(?:save-|server-failure)/,
    minShareCount: 2,
    priority: 1,
  },
  ...Object.entries(PARTS).map(([name, test]) => ({ name, test, minShareCount: 3, priority: 1 })),
  // Inputs for answers, in a single part or a whole test. What only a review shows is loaded with it.
  {
    name: 'taking',
    test: (id: string) =>
      /\/features\/attempt\/(?!teaching\/|result\/|recording\/recording-context|store\/attempt\/(?:save-|server-failure))|ui\/src\/(?:question|review|texts\/english\/drag-drop)/.test(
        id,
      ) && !PREPARING.test(id),
    minShareCount: 3,
    priority: 0,
  },
];

export default defineConfig({
  // In this order: what is written first is compressed after it.
  plugins: [helpPages(), react(), firstLine(COMPILE_WHOLE), compressed()],
  resolve: { conditions: ['@bandwise/source', ...defaultClientConditions] },
  build: {
    target: SUPPORTED_BROWSERS,
    // Not in Vite's own dot folder, which a cached build does not bring back.
    manifest: 'manifest.json',
    // The whole style sheet is smaller than its parts, and a test would request eight of them.
    cssCodeSplit: false,
    license: { fileName: 'third-party-notices.txt' },
    rolldownOptions: {
      // A subject's texts only register themselves: those that a screen does not name are left out.
      treeshake: { moduleSideEffects: [{ test: TEXT_MODULES, sideEffects: false }] },
      output: {
        codeSplitting: { groups: SHARED_FILES },
      },
    },
  },
  server: devServer('learner'),
});
