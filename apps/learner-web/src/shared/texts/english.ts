export { account } from './english/account.ts';
export { common } from './english/common.ts';
export { sectionLock } from './english/section-lock.ts';
