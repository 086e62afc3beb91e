import assessingWriting from './en/assessing-writing.md';
import classes from './en/classes.md';
import editor from './en/editor.md';
import keysAndRegrades from './en/keys-and-regrades.md';
import printedTest from './en/printed-test.md';
import resultsAndStatistics from './en/results-and-statistics.md';
import settings from './en/settings.md';
import usersFromAFile from './en/users-from-a-file.md';
import wordAndJson from './en/word-and-json.md';

/** The pages in the order of the list. */
export const pages = [
  printedTest,
  wordAndJson,
  editor,
  keysAndRegrades,
  resultsAndStatistics,
  assessingWriting,
  classes,
  usersFromAFile,
  settings,
];
