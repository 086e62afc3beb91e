// One file to load: what is answered and marked, and what it looks like afterwards. A writing task needs none of it.
export { ReviewScreen } from '../review/review-screen.tsx';
export { MarkedScreen } from '../screen/marked-screen.tsx';
export { GuestReview } from '../review/guest-review.tsx';
