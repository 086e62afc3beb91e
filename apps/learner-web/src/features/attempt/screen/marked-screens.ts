// One file to load: the screens of parts that are answered and marked are nearly all one, and a writing task needs none of it.
export { ListeningScreen } from '../recording/listening-screen.tsx';
export { ReadingScreen } from './marked-screen.tsx';
export { ReviewScreen } from '../review/review-screen.tsx';
