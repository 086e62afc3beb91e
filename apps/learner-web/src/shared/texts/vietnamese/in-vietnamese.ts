import type { Texts } from '../texts.ts';

export const inVietnamese: Texts['inVietnamese'] = {
  sectionNotFound: 'Không tìm thấy đề!',
  groupNotFound: (number) => `Không tìm thấy group cho câu hỏi số ${number}`,
  explanationEmpty: 'Không có lời giải cho phần này.',
  explanationFailed: 'Không thể tải lời giải. Vui lòng thử lại.',
  explanationLoading: 'Đang tải...',
};
