import type { ServerOptions } from 'vite';

/** Where `pnpm dev` serves each web app. */
export const DEV_PORTS = { learner: 5173, console: 5174 } as const;

/** The development server of an app: at its own port or not at all, with the API behind the same address. */
export function devServer(app: keyof typeof DEV_PORTS): ServerOptions {
  const api = process.env['API_URL'] ?? `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;
  return { port: DEV_PORTS[app], strictPort: true, proxy: { '/api': api, '/sanctum': api } };
}
