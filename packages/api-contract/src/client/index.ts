import type { adminRoutes } from '../admin/routes.ts';
import type { adminVariants } from '../admin/section-routes.ts';
import type { commonRoutes } from '../common/routes.ts';
import type { learnerRoutes } from '../learner/routes.ts';

export { isPastDay } from '../common/is-past-day.ts';
export { PASSWORD_LENGTH } from '../common/password-length.ts';
export { ApiError, NetworkError } from './api-error.ts';
export { callWithCsrf } from './call-with-csrf.ts';
export { connectPage } from './connect-page.ts';
export {
  createClient,
  type CallOptions,
  type Client,
  type ClientOptions,
  type RequestOf,
  type ResponseOf,
} from './create-client.ts';
export { createDeviceStorage, type BrowserStorage, type DeviceStorage } from './device-storage.ts';
export { followOtherTabs, type StorageChange, type Tab } from './other-tabs.ts';
export { randomHex, randomId } from './random-hex.ts';
export { readCsrfCookie } from './read-csrf-cookie.ts';
export { serverMessage } from './server-message.ts';
export { createSession, endWithOtherTabs, type Session, type SessionState, type SignedOutReason } from './session.ts';
export { createTokenStore, TOKEN_KEY, type TokenStore } from './token-store.ts';
export { isUnanswered } from './unanswered.ts';

/** The routes of the learner app. */
export type LearnerRoutes = typeof commonRoutes & typeof learnerRoutes;
/** The routes of the console; a route with a larger response for administrators has that type. */
export type AdminRoutes = typeof commonRoutes &
  Omit<typeof learnerRoutes, keyof typeof adminVariants> &
  typeof adminVariants &
  typeof adminRoutes;
