// What starts a process, and the tests, may use of this one.
export { sendNotices } from './send-notices.ts';
