import { PRACTICE_ITEMS_MAX } from '@bandwise/domain/internal';
import type { Texts } from '../texts.ts';

const isOneRound = (count: number) => count <= PRACTICE_ITEMS_MAX;

export const practice: Texts['practice'] = {
  heading: 'Luyện lại các câu sai',
  notAResult: 'Việc luyện tập không làm thay đổi kết quả làm bài của bạn.',
  loading: 'Đang tải câu hỏi…',
  failed: 'Không thể tải câu hỏi.',
  nothingDue: 'Hiện không có câu nào cần luyện',
  toProgress: 'Tiến độ của tôi',
  where: (place, count, title) => `${place} trên ${count}: ${title}`,
  noSeconds: 'Vị trí của đáp án trong bài nghe chưa được đánh dấu. Bạn có thể phát bài nghe từ bất kỳ chỗ nào.',
  locked: 'Đề này đang bị khóa.',
  gone: 'Không thể luyện câu hỏi này: đề đã thay đổi, hoặc bạn đang làm đề đó.',
  changed: 'Câu hỏi này đã thay đổi trong lúc bạn trả lời. Vui lòng trả lời lại.',
  check: 'Kiểm tra',
  showAnswer: 'Xem đáp án',
  blankIsWrong: 'Câu bỏ trống được tính là sai.',
  skip: 'Bỏ qua',
  back: 'Quay lại',
  next: 'Tiếp theo',
  notChecked: 'Không thể kiểm tra câu trả lời của bạn. Vui lòng thử lại.',
  notSaid: 'Không thể lưu lựa chọn của bạn. Vui lòng thử lại.',
  notCounted: 'Hôm nay bạn đã luyện câu này rồi nên lần này không được tính.',
  came: (right, total) => {
    if (total === 1) return right === 1 ? 'Đúng.' : 'Sai.';
    return right === total ? `Đúng cả ${total} câu.` : `Đúng ${right} trên ${total} câu.`;
  },
  comesAgain: (count, total) => `Bạn sẽ gặp lại ${total === 1 ? 'câu này' : 'các câu sai'} sau ${count} ngày.`,
  howWasIt: 'Bạn nắm câu này đến mức nào?',
  says: { guessed: 'Tôi đoán', hard: 'Khó', good: 'Tôi biết', easy: 'Dễ' },
  inDays: (count) => `gặp lại sau ${count} ngày`,
  end: 'Đã xong lượt luyện',
  tally: (right, wrong) =>
    right + wrong === 0 ? 'Bạn chưa trả lời câu nào.' : `Bạn đã trả lời đúng ${right} trên ${right + wrong} câu.`,
  wrongAgain: 'Các câu sai sẽ sớm quay lại.',
  more: (count) => (isOneRound(count) ? `Luyện thêm ${count} câu` : 'Luyện thêm một lượt'),
  due: (count) => `Hiện có ${count} câu cần luyện`,
  nextDue: 'Lần tới:',
  none: 'Chưa có gì để luyện. Các câu bạn làm sai trong đề sẽ được gom ở đây.',
  hint: 'Các câu bạn làm sai hoặc bỏ trống sẽ quay lại cùng bài đọc hoặc bài nghe. Sau câu trả lời đúng, bạn càng nắm chắc thì câu hỏi càng lâu mới quay lại.',
  start: (count) => (isOneRound(count) ? `Luyện ${count} câu` : 'Luyện một lượt'),
  ofTotal: (due, total) => `Hiện cần luyện ${due} trên ${total} câu`,
  practise: 'Luyện tập',
};
