import { catalogue } from '@bandwise/ui/texts/catalogue.ts';

/** The texts that the product shows in Vietnamese, whatever the reader's language. */
export const inVietnamese = catalogue('inVietnamese', {
  sectionNotFound: 'Không tìm thấy đề!',
  groupNotFound: (number: number) => `Không tìm thấy group cho câu hỏi số ${number}`,
  explanationEmpty: 'Không có lời giải cho phần này.',
  explanationFailed: 'Không thể tải lời giải. Vui lòng thử lại.',
  explanationLoading: 'Đang tải...',
} as const);
