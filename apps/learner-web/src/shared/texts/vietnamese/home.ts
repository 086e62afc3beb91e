import type { Texts } from '../texts.ts';

export const home: Texts['home'] = {
  greeting: 'Cảm ơn bạn đã chọn học cùng chúng tôi',
  heading: 'IELTS 6.5 - Cùng chinh phục nào!',
  sampleNote: 'Điểm minh họa: kết quả của bạn sẽ trông như thế này.',
  listening: 'Listening',
  reading: 'Reading',
  overall: 'Điểm Overall',
  nextStep: 'Bước tiếp theo của bạn',
  choose: 'Chọn đề',
  chooseHint: 'Luyện từng part, hoặc làm cả đề.',
  toTests: 'Xem các đề',
  alsoBegun: 'Các bài đang làm khác',
  lastResults: 'Kết quả gần đây',
  practise: 'Luyện lại các câu sai',
  part: (part) => `Part ${part}`,
};
