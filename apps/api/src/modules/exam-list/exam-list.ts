// What a process does besides answering calls, of this module.
export { countAttempts } from './count-attempts.ts';
