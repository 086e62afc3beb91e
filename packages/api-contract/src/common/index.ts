export {
  currentUserSchema,
  loginBodySchema,
  optionalLastNameSchema,
  passwordChangeBodySchema,
  personSchema,
  registerBodySchema,
  resetPasswordBodySchema,
  forgotPasswordBodySchema,
  type CurrentUser,
} from './account.ts';
export { publicConfigSchema, type PublicConfig } from './config.ts';
export { errorBodySchema, errorIssueSchema, type ErrorBody, type ErrorIssue } from './error-body.ts';
export { ERROR_STATUS, type ErrorCode, type ErrorStatus } from './error-codes.ts';
export { dateSchema, idSchema, instantSchema, skillSchema, type Role, type SuccessBody } from './fields.ts';
export { isPastDay } from './is-past-day.ts';
export { issueWords } from './issue-words/issue-words.ts';
export {
  AWAY_SECONDS_MAX,
  PARTS_MAX,
  RECORDING_CHUNK_MAX_BYTES,
  RECORDING_CHUNKS_MAX,
  RECORDING_MAX_BYTES,
  SUBMITTED_RECORDINGS_MAX,
  UPLOAD_MAX_BYTES,
} from './limits.ts';
export { mediaIdIn, mediaIdsIn, mediaUrl } from './media-url.ts';
export { PASSWORD_LENGTH } from './password-length.ts';
export { REPEATABLE } from './repeatable.ts';
export {
  errorsOf,
  readRouteKey,
  type HttpMethod,
  type QuotaKind,
  type RouteAuth,
  type RouteContract,
  type RouteKey,
  type RouteTable,
} from './route.ts';
export { commonRoutes } from './routes.ts';
export type { SessionBody } from './sessions.ts';
