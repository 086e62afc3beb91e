import { expect, it } from 'vitest';
import { createTestApp } from '../testing/create-test-app.ts';

it('warns at the start where any sender is believed to be a proxy', async () => {
  const { logs } = await createTestApp({ env: { TRUST_PROXY: 'on' } });
  expect(logs.join('')).toContain(
    'TRUST_PROXY=on trusts X-Forwarded-For from every sender: anyone can claim any address',
  );
});

it.each(['off', 'loopback', '10.0.0.1, 10.0.0.2'])('says nothing at TRUST_PROXY=%s', async (TRUST_PROXY) => {
  const { logs } = await createTestApp({ env: { TRUST_PROXY } });
  expect(logs.join('')).not.toContain('TRUST_PROXY');
});
