import type { Texts } from '../../texts.ts';

export const signedResult: Texts['signedResult'] = {
  download: 'Tải kết quả có chữ ký số',
  hint: 'Tệp gồm tên, câu trả lời của bạn, đáp án đúng và điểm. Bất kỳ ai cũng có thể kiểm tra tệp là thật.',
  workHint:
    'Tệp gồm tên bạn, các band, tên người chấm và bài viết nếu là Writing. Bản ghi âm và nhận xét không có trong tệp. Bất kỳ ai cũng có thể kiểm tra tệp là thật.',
  failed: 'Không thể tải kết quả có chữ ký số. Vui lòng thử lại.',
};
