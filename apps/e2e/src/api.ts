import { createClient, readCsrfCookie, type AdminRoutes, type Client } from '@bandwise/api-contract/client';
import type { Skill } from '@bandwise/domain';
import { PRODUCT_URL } from './product.ts';

export interface Api {
  readonly client: Client<AdminRoutes>;
  /** The cookies of the connection, to request a picture or a recording with them. */
  readonly cookieHeader: () => string;
  readonly signIn: (account: { email: string; password: string }) => Promise<string>;
}

/** A connection to a running product's API with its own cookies and token. */
export function connect(baseUrl = PRODUCT_URL): Api {
  const cookies = new Map<string, string>();
  let token: string | null = null;
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const client = createClient<AdminRoutes>({
    baseUrl,
    token: () => token,
    csrfToken: () => readCsrfCookie(cookieHeader()),
    fetch: async (url, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set('cookie', cookieHeader());
      const response = await fetch(url, { ...init, headers });
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';');
        const cut = pair.indexOf('=');
        cookies.set(pair.slice(0, cut), pair.slice(cut + 1));
      }
      return response;
    },
  });
  return {
    client,
    cookieHeader,
    signIn: async ({ email, password }) => {
      await client.call('GET /sanctum/csrf-cookie', {});
      ({ token } = await client.call('POST /api/login', { body: { email, password } }));
      return token;
    },
  };
}

/** Returns the address of a published part by its title. */
export async function practicePath(api: Api, skill: Skill, title: string): Promise<string> {
  const { sections } = await api.client.call('GET /api/exam/list/:skill', { params: { skill } });
  const section = sections.find((listed) => listed.title === title);
  if (!section) throw new Error(`no ${skill} part is called ${title}`);
  return `/practice/${skill}/part${section.part_number}/${section.id}`;
}
