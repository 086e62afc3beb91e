import type { Texts } from '../texts.ts';

export const problemReport: Texts['problemReport'] = {
  report: 'Báo lỗi',
  change: 'Sửa báo lỗi',
  label: 'Câu hỏi này có vấn đề gì?',
  description: 'Chỉ cần vài từ. Quản trị viên sẽ đọc báo lỗi của bạn.',
  send: 'Gửi báo lỗi',
  cancel: 'Hủy',
  failed: 'Không thể gửi báo lỗi của bạn. Vui lòng thử lại.',
  thanks: 'Cảm ơn bạn. Chúng tôi sẽ xem xét và trả lời bạn tại đây và qua email.',
  own: 'Các báo lỗi của bạn về câu này',
  reply: 'Trả lời:',
  states: {
    open: 'Bạn đã báo lỗi. Chúng tôi đang xem xét.',
    fixed: 'Bạn đã báo lỗi. Lỗi đã được sửa.',
    declined: 'Bạn đã báo lỗi. Chúng tôi đã xem xét và giữ nguyên câu hỏi.',
  },
};
