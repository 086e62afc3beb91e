/** Its own types bring a browser's library with them, which is not there on a server. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    readonly window: object;
  }
}
