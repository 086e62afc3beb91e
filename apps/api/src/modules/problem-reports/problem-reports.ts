// What starts a process, and the tests, may use of this one.
export { sendReplies } from './send-replies.ts';
