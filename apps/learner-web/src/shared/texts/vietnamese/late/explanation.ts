import type { Texts } from '../../texts.ts';

export const explanation: Texts['explanation'] = {
  title: (title) => `Giải thích - ${title}`,
  close: 'Đóng phần giải thích',
  withheld:
    'Phần giải thích này cho biết mọi đáp án, kể cả của những câu bạn bỏ trống. Để đọc, hãy làm lại đề và trả lời hết các câu, hoặc đăng nhập và lưu kết quả này.',
};
