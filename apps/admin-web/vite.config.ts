import { devServer } from '@bandwise/config/dev-server';
import { SUPPORTED_BROWSERS } from '@bandwise/config/supported-browsers';
import { helpPages } from '@bandwise/config/help-pages';
import { compressed } from '@bandwise/config/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  base: '/admin/',
  plugins: [helpPages(), react(), compressed()],
  resolve: { conditions: ['@bandwise/source', ...defaultClientConditions] },
  build: { target: SUPPORTED_BROWSERS, manifest: true, license: { fileName: 'third-party-notices.txt' } },
  server: devServer('console'),
});
