import { compressed } from '@bandwise/config/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, loadEnv } from 'vite';

const FORM_FIELD = /ui\/src\/forms\/|@mantine\/core\/.*\/(?:Input\w*|PasswordInput|TextInput)\//;
/** Everything that only dialogs need. */
const DIALOG =
  /@mantine\/core\/.*\/(?:Modal\w*|FocusTrap|Overlay|Portal|Transition)\/|node_modules\/react-remove-scroll/;

/** What three screens share goes into one file: a dozen of a kilobyte each would queue for connections. */
const SHARED_FILES = [
  // A test has no form fields, and no dialog before somebody opens one.
  { name: 'shared', test: (id: string) => !FORM_FIELD.test(id) && !DIALOG.test(id), minShareCount: 3, priority: 2 },
  { name: 'fields', test: FORM_FIELD, minShareCount: 3, priority: 1 },
  { name: 'dialog', test: DIALOG, minShareCount: 3, priority: 1 },
];

export default defineConfig(({ mode }) => {
  const api = loadEnv(mode, '.', 'API_')['API_URL'] ?? 'http://127.0.0.1:3000';
  return {
    plugins: [react(), compressed()],
    resolve: { conditions: ['@bandwise/source', ...defaultClientConditions] },
    // Not in Vite's own dot folder, which a cached build does not bring back.
    build: { manifest: 'manifest.json', rolldownOptions: { output: { codeSplitting: { groups: SHARED_FILES } } } },
    server: { proxy: { '/api': api, '/sanctum': api } },
  };
});
