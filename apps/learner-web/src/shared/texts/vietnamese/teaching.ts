import type { Texts } from '../texts.ts';

export const teaching: Texts['teaching'] = {
  question: (label) => `Câu ${label}`,
  choose: 'Xem lý do',
  nextWrong: 'Câu sai tiếp theo',
  close: 'Đóng phần giải thích của câu này',
  why: 'Vì sao',
  showPassage: 'Xem trong bài đọc',
  play: (start, end) => `Phát từ ${start} đến ${end}`,
  results: 'Kết quả của đề này',
  transcript: 'Lời thoại',
  closeTranscript: 'Đóng lời thoại',
  repeat: 'Nghe lại',
  slower: 'Chậm hơn (0.75×)',
  practiseType: 'Luyện các câu cùng dạng',
  times: {
    heading: 'Thời gian làm từng câu',
    loading: 'Đang tải thời gian…',
    failed: 'Không thể tải thời gian của bạn.',
    none: 'Thời gian của từng câu không được ghi lại.',
    how: 'Thời gian được tính từ câu trả lời này đến câu trả lời kế tiếp.',
    againstOthers: (others) => `So với thời gian thường gặp (trung vị) của ${others} bài làm khác.`,
    againstOwn: (average) =>
      `Chưa có đủ người khác làm đề này để so sánh. Trung bình của riêng bạn là ${average} mỗi câu.`,
    slow: (questions) => `Lâu hơn bình thường nhiều: ${questions}.`,
    even: 'Không có câu nào lâu hơn bình thường nhiều.',
    columns: { number: 'Câu', seconds: 'Thời gian của bạn', average: 'Thường gặp' },
  },
  marks: {
    heading: 'Phần tô sáng và ghi chú của bạn',
    note: 'Ghi chú',
    highlight: 'Tô sáng',
    show: 'Xem',
  },
  playFrom: (time) => `Phát từ ${time}`,
};
