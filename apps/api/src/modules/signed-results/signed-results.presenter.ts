import { buildSignedResult, type Sha256, type SignedResult } from '@bandwise/domain/signed-result';
import type { SectionContent, Verdict } from '@bandwise/domain';
import type { Config } from '../../config/config.ts';
import type { MarkedResult } from './marked-result.ts';

/** The signed payload, field by field. */
export function presentSignedResult(
  { stored, content, issuer }: { stored: MarkedResult; content: SectionContent; issuer: SignedResult['issuer'] },
  sha256: Sha256,
): SignedResult {
  const { id, section_id, version, started_at, submitted_at, answers, profile, library_version } = stored;
  const { marks, total, user_id, first_name, last_name } = stored;
  return buildSignedResult(
    {
      issuer,
      learner: user_id === null ? null : { id: user_id, name: `${first_name ?? ''} ${last_name ?? ''}`.trim() },
      attempt: { id, started_at: started_at.toISOString(), submitted_at: submitted_at.toISOString() },
      section: { id: section_id, version, content },
      answers,
      marking: { library: library_version, profile },
      // Verdicts are stored complete.
      result: { marks, total, verdicts: stored.verdicts as readonly Verdict[] },
    },
    sha256,
  );
}

/** Uses only configured addresses: the `Host` header of a request must not be signed. */
export function presentIssuer({ brand, learnerWebUrl }: Config): SignedResult['issuer'] {
  return { name: brand, url: learnerWebUrl };
}

export function presentKey({ kid, x }: { readonly kid: string; readonly x: string }) {
  return { kty: 'OKP', crv: 'Ed25519', x, kid, alg: 'EdDSA', use: 'sig' } as const;
}

export function fileNameOf({ id, submitted_at }: MarkedResult): string {
  return `signed-result-${submitted_at.toISOString().slice(0, 10)}-${id.slice(0, 8)}.json`;
}
