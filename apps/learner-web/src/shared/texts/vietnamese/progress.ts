import type { Texts } from '../texts.ts';

const BANDS_VARY = 'Band chỉ là ước lượng: trong kỳ thi thật, số điểm cần cho một band có thể chênh một, hai điểm.';

export const progress: Texts['progress'] = {
  hint: 'Dựa trên các đề bạn đã làm và các bài bạn đã nộp ở đây.',
  loading: 'Đang tải tiến độ…',
  failed: 'Không thể tải tiến độ của bạn.',
  none: 'Chưa có kết quả',
  noneHint: 'Hãy làm một đề để xem tiến độ của bạn ở đây.',
  practise: { reading: 'Luyện Reading', listening: 'Luyện Listening' },
  skillsHeading: 'Kỹ năng',
  skills: {
    reading: 'Reading',
    listening: 'Listening',
    writing: 'Writing',
    speaking: 'Speaking',
  },
  noneOfSkill: 'Chưa có đề nào được chấm.',
  taken: 'Số part đã làm',
  marks: 'Điểm',
  best: 'Cao nhất',
  last: 'Gần nhất',
  estimate: 'Band ước lượng',
  marksOf: (marks, total) => `${marks}/${total}`,
  percent: (percent) => `${percent}%`,
  band: (low, high) =>
    low === high ? `khoảng band ${low.toFixed(1)}` : `khoảng band ${low.toFixed(1)}–${high.toFixed(1)}`,
  bandIn: { listening: '', academic_reading: 'Academic', general_reading: 'General Training' },
  estimateNote:
    'Một part riêng lẻ không có band. Band ước lượng là band của một đề đầy đủ (40 điểm) có cùng tỉ lệ câu đúng như kết quả gần nhất của bạn. ' +
    BANDS_VARY,
  bands: {
    heading: 'Band theo thời gian',
    hint: `Từ các đề đầy đủ 40 điểm. ${BANDS_VARY}`,
    assessed: 'Band Writing và Speaking chỉ để tham khảo.',
    band: (band) => `Band ${band}`,
    papers: {
      listening: 'Listening',
      academic_reading: 'Reading (Academic)',
      general_reading: 'Reading (General Training)',
      writing: 'Writing',
      speaking: 'Speaking',
    },
  },
  criteria: {
    heading: 'Writing và Speaking theo tiêu chí',
    hint: 'Từ các bài viết và bản ghi âm đã được chấm.',
    criterion: 'Tiêu chí',
  },
  typesHeading: 'Dạng câu hỏi',
  typesHint: 'Dạng yếu nhất ở trên cùng.',
  types: {
    TFNG: 'True/False/Not Given',
    MCQ: 'Trắc nghiệm, một đáp án',
    MULTI: 'Trắc nghiệm, nhiều đáp án',
    FILL_BLANKS: 'Điền từ, gắn nhãn hoặc trả lời ngắn',
    MATCH_TABLE: 'Nối đặc điểm hoặc thông tin',
    DRAG_DROP: 'Điền tóm tắt hoặc nối (kéo thả)',
    DROPDOWN: 'Nối tiêu đề hoặc phần cuối câu',
  },
  historyHeading: 'Các đề của bạn',
  columns: { test: 'Đề', skill: 'Kỹ năng', part: 'Part', date: 'Ngày', marks: 'Điểm', status: 'Trạng thái' },
  noMarks: '–',
  statuses: {
    in_progress: 'Đang làm',
    submitted: 'Đã nộp',
    reported: 'Điểm do thiết bị của bạn gửi, không kèm câu trả lời',
    withdrawn: 'Chưa làm xong: đề không còn nữa',
  },
  continue: 'Tiếp tục',
  review: 'Xem lại',
  older: 'Xem các đề cũ hơn',
  olderFailed: 'Không thể tải các đề cũ hơn.',
};
