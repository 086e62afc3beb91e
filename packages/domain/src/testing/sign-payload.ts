import { createPrivateKey, sign } from 'node:crypto';
import { SIGNED_RESULT_TYPE } from '../signed-result/signed-result.ts';

/** The key of RFC 8037, appendix A: everybody's, so it signs examples only. */
const x = '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo';
const d = 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A';
const EXAMPLE_KEY = createPrivateKey({ key: { kty: 'OKP', crv: 'Ed25519', x, d }, format: 'jwk' });
const EXAMPLE_KEY_ID = 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k';

export const EXAMPLE_KEYS = {
  keys: [{ kty: 'OKP', crv: 'Ed25519', x, kid: EXAMPLE_KEY_ID, alg: 'EdDSA', use: 'sig' }],
};

export const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs anything as a deployment signs a result; `header` says what is otherwise. */
export function signPayload(payload: unknown, header: Readonly<Record<string, unknown>> = {}) {
  const head = encode({ alg: 'EdDSA', kid: EXAMPLE_KEY_ID, typ: SIGNED_RESULT_TYPE, ...header });
  const body = encode(payload);
  const signature = sign(null, Buffer.from(`${head}.${body}`), EXAMPLE_KEY).toString('base64url');
  return { payload: body, protected: head, signature };
}
