// One file with the screens of marked tests and their review, which writing tasks do not need.
export { ReviewScreen } from '../review/review-screen.tsx';
export { MarkedScreen } from '../screen/marked-screen.tsx';
export { GuestResultReview, GuestReview } from '../review/guest-review.tsx';
