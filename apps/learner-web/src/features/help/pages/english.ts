import afterATest from './en/after-a-test.md';
import assignmentsAndClasses from './en/assignments-and-classes.md';
import bands from './en/bands.md';
import examConditions from './en/exam-conditions.md';
import highlightsAndNotes from './en/highlights-and-notes.md';
import howAnswersAreMarked from './en/how-answers-are-marked.md';
import listeningOnAPhone from './en/listening-on-a-phone.md';
import privacy from './en/privacy.md';
import savingAndOffline from './en/saving-and-offline.md';
import takingATest from './en/taking-a-test.md';
import whoSeesMyResults from './en/who-sees-my-results.md';
import writingAndSpeaking from './en/writing-and-speaking.md';
import yourAccount from './en/your-account.md';

/** The pages in English, in the order of the list. Another language is one more file like this, with a separate folder. */
export const pages = [
  takingATest,
  writingAndSpeaking,
  savingAndOffline,
  highlightsAndNotes,
  listeningOnAPhone,
  examConditions,
  howAnswersAreMarked,
  bands,
  afterATest,
  assignmentsAndClasses,
  whoSeesMyResults,
  privacy,
  yourAccount,
];
