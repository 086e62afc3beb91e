import { linkReadme } from './link-readme.mjs';

linkReadme('repository');
