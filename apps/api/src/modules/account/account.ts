// What other modules may use of this one.
export { addAccount, prepareAccount } from './create-account.ts';
