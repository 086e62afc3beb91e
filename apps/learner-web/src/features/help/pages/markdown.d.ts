/** A page of the help (`helpPages` of @bandwise/config compiles it). */
declare module '*.md' {
  import type { HelpPage } from '@bandwise/ui/help/help-page.ts';

  const page: HelpPage;
  export default page;
}
