/** The build for browsers has no types of its own. */
declare module 'mammoth/mammoth.browser.min.js' {
  import mammoth from 'mammoth';

  export default mammoth;
}
