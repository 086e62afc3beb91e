// One file to load: the screens of parts that are answered and marked are nearly all one, and a writing task needs none of it.
export { ListeningScreen } from '../listening/listening-screen.tsx';
export { ReadingScreen } from '../reading/reading-screen.tsx';
export { ReviewScreen } from '../review/review-screen.tsx';
