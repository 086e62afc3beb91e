import type { ServerOptions } from 'vite';

/** The ports at which `pnpm dev` serves the web apps. */
export const DEV_PORTS = { learner: 5173, console: 5174 } as const;

/** The development server of an app. It forwards calls to the API, and fails if its port is taken. */
export function devServer(app: keyof typeof DEV_PORTS): ServerOptions {
  const api = process.env['API_URL'] ?? `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;
  return { port: DEV_PORTS[app], strictPort: true, proxy: { '/api': api, '/sanctum': api } };
}
