import type { Texts } from '../../texts.ts';

export const sittingResult: Texts['sittingResult'] = {
  hint: 'Điểm của bạn ở từng part. Mở phần xem lại để xem các câu trả lời của bạn.',
  marks: (marks, total) => `${marks}/${total}`,
  band: 'Band',
  noBand: (total) => `Không có band: cần 40 câu để tính band, đề này có ${total} câu.`,
  bandsVary: 'Band chỉ là ước lượng: trong kỳ thi thật, số điểm cần cho một band có thể chênh một, hai điểm.',
  noOverall: 'Band Overall cần band của cả bốn kỹ năng.',
  another: 'Thi thử lần nữa',
  notSat: 'Chưa làm.',
  notMarked: 'Không thể chấm đề này: đề đã thay đổi, bị khóa hoặc bị gỡ, hoặc bạn đã đăng nhập trong khi thi.',
  nothingWritten: 'Bạn chưa viết gì.',
  review: (title) => `Xem lại ${title}`,
  words: (count) => `${count} từ`,
  reviewShort: 'Xem lại',
};
