import afterATest from './vi/after-a-test.md';
import assignmentsAndClasses from './vi/assignments-and-classes.md';
import bands from './vi/bands.md';
import examConditions from './vi/exam-conditions.md';
import highlightsAndNotes from './vi/highlights-and-notes.md';
import howAnswersAreMarked from './vi/how-answers-are-marked.md';
import listeningOnAPhone from './vi/listening-on-a-phone.md';
import privacy from './vi/privacy.md';
import savingAndOffline from './vi/saving-and-offline.md';
import takingATest from './vi/taking-a-test.md';
import whoSeesMyResults from './vi/who-sees-my-results.md';
import writingAndSpeaking from './vi/writing-and-speaking.md';
import yourAccount from './vi/your-account.md';

/** The pages in Vietnamese, in the order of the list. */
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
