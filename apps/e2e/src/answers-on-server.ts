import { connect } from './api.ts';

/** Reads the saved answers of the learner's attempt in progress from the API; null without an attempt. */
export async function answersOnServer(
  { email, password }: { readonly email: string; readonly password: string },
  at?: string,
): Promise<unknown> {
  const api = connect(at);
  await api.signIn({ email, password });
  const { attempts } = await api.client.call('GET /api/attempt', { query: {} });
  const running = attempts.find((attempt) => attempt.status === 'in_progress');
  if (!running) return null;
  return (await api.client.call('GET /api/attempt/:id', { params: { id: running.id } })).attempt.answers;
}
