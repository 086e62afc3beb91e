import type { Texts } from '../../texts.ts';

export const signedResult: Texts['signedResult'] = {
  download: 'Tải kết quả có chữ ký số',
  hint: 'Tệp gồm tên và câu trả lời của bạn, đáp án đúng và điểm. Ai cũng có thể kiểm tra tính xác thực của tệp.',
  workHint:
    'Tệp gồm tên bạn, các band, tên người chấm và bài viết nếu là Writing. Bản ghi âm và nhận xét không có trong tệp. Ai cũng có thể kiểm tra tính xác thực của tệp.',
  failed: 'Không thể tải kết quả có chữ ký số. Vui lòng thử lại.',
};
