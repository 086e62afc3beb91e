import { SUPPORTED_BROWSERS } from '@bandwise/config/supported-browsers';
import { compressed } from '@bandwise/config/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/admin/',
  plugins: [react(), compressed()],
  resolve: { conditions: ['@bandwise/source', ...defaultClientConditions] },
  server: { proxy: { '/api': api, '/sanctum': api } },
  build: { target: SUPPORTED_BROWSERS, manifest: true },
});
