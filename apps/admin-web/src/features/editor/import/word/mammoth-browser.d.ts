/** The build for browsers has no types. */
declare module 'mammoth/mammoth.browser.min.js' {
  import mammoth from 'mammoth';

  export default mammoth;
}
