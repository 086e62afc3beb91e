export { LIBRARY_VERSION } from '../version.ts';
export { canonicalJson } from './canonical-json.ts';
export { buildSignedResult, type SubmittedResult } from './build-signed-result.ts';
export { readSignedResult, type ReadResult } from './read-signed-result.ts';
export { remark, type Difference, type Remarked } from './remark.ts';
export {
  SIGNED_RESULT_FORMAT,
  SIGNED_RESULT_TYPE,
  type DecidedVerdict,
  type MarkedContent,
  type MarkedGroup,
  type Sha256,
  type SignedResult,
} from './signed-result.ts';
