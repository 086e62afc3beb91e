import type { Texts } from '../texts.ts';

export const restart: Texts['restart'] = {
  question: 'Bỏ câu trả lời và làm lại từ đầu?',
  warning: 'Các câu trả lời hiện có sẽ bị xóa trên mọi thiết bị của bạn. Không thể hoàn tác.',
  confirm: 'Bỏ và làm lại từ đầu',
  cancel: 'Giữ câu trả lời',
};
