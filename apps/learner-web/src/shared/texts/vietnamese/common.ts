import { PASSWORD_LENGTH, type ApiError, type NetworkError } from '@bandwise/api-contract/client';
import type { ErrorCode } from '@bandwise/api-contract/common';
import type { Texts } from '../texts.ts';

/**
 * The errors that the server reports to learners. Other codes have a message for each case, which only the server has, and mostly for
 * administrators: it stays in English.
 */
const FAILURES: Partial<Record<ErrorCode, string>> = {
  unauthenticated: 'Phiên đăng nhập đã kết thúc. Vui lòng đăng nhập lại.',
  invalid_credentials: 'Tên đăng nhập hoặc mật khẩu không đúng.',
  account_disabled: 'Tài khoản của bạn đã bị vô hiệu hóa. Hãy liên hệ quản trị viên.',
  account_expired: 'Tài khoản của bạn đã hết hạn. Hãy liên hệ quản trị viên.',
  forbidden: 'Bạn không có quyền thực hiện việc này. Khi đổi mật khẩu, hãy nhập địa chỉ email bạn dùng để đăng nhập.',
  sign_up_closed: 'Hiện không thể tự đăng ký. Hãy liên hệ quản trị viên để có tài khoản.',
  section_locked: 'Đề này đang bị khóa. Hãy nhập mật khẩu của đề.',
  sitting_running: 'Bạn đang thi đề này. Hãy hoàn thành bài thi trước.',
  not_submitted: 'Bạn chưa thể xem kết quả hoặc đáp án của bài này.',
  bad_request: 'Không thể thực hiện yêu cầu này. Hãy tải lại trang rồi thử lại.',
  not_found: 'Không tìm thấy nội dung này.',
  already_assessed: 'Bài đã được chấm. Bạn không thể đổi band tự chấm nữa.',
  self_assessment_off: 'Trang web này không còn cho phép tự chấm band.',
  speaking_handed_in: 'Bài thi Speaking cho bài thi thử này đã được nộp. Bạn có thể xem bài trong Nhận xét của tôi.',
  assignment_closed: 'Hiện không thể bắt đầu bài này. Hãy tải lại trang để xem vì sao.',
  wrong_start_code: 'Mã bắt đầu không đúng. Hãy kiểm tra lại hoặc hỏi giáo viên.',
  class_full: 'Lớp đã đủ người. Hãy hỏi giáo viên.',
  may_not_leave: 'Chỉ giáo viên mới có thể đưa bạn ra khỏi lớp này.',
  payload_too_large: 'Dữ liệu gửi lên quá lớn.',
  unsupported_media_type: 'Không dùng được loại tệp này.',
  attempt_closed: 'Bài này đã được nộp, hoặc đã được mở lại ở trang hay thiết bị khác. Hãy tải lại trang.',
  not_started: 'Bài này đã được bắt đầu ở nơi khác hoặc cách đây quá lâu. Hãy tải lại trang rồi nộp lại.',
  sitting_closed: 'Bài thi đã kết thúc. Bạn không thể trả lời thêm.',
  confirm_link_invalid: 'Liên kết không hợp lệ hoặc đã hết hạn. Vui lòng đăng ký lại.',
  email_taken: 'Địa chỉ email này đã có tài khoản. Vui lòng đăng nhập.',
  incorrect_password: 'Mật khẩu không đúng!',
  reset_link_invalid: 'Liên kết đặt lại không hợp lệ hoặc đã hết hạn. Vui lòng thử lại.',
  csrf_mismatch: 'Trang đã mở quá lâu. Hãy tải lại trang rồi thử lại.',
  internal: 'Máy chủ gặp lỗi. Vui lòng thử lại.',
  busy: 'Máy chủ đang bận. Vui lòng thử lại sau giây lát.',
  not_saved: 'Máy chủ tạm thời không lưu được. Vui lòng thử lại sau.',
  unavailable: 'Dịch vụ tạm thời không hoạt động. Vui lòng thử lại.',
};

function failureText(error: ApiError | NetworkError): string {
  if (!('code' in error)) return error.isTimeout ? common.unanswered : 'Không kết nối được với máy chủ.';
  const { code, message, retryAfter, issues } = error;
  if (code === 'too_many_requests') return waitText(retryAfter);
  if (code === 'validation_failed' && issues.some(({ path }) => path === 'email'))
    return 'Vui lòng nhập địa chỉ email hợp lệ.';
  if (code === 'validation_failed' && issues.some(({ path }) => path === 'password'))
    return `Mật khẩu mới cần từ ${PASSWORD_LENGTH.min} đến ${PASSWORD_LENGTH.max} ký tự, khác địa chỉ email và không phải mật khẩu phổ biến.`;
  // The id of the request, for a report.
  const [reference = ''] = code === 'internal' ? (/\(Reference: .*\)$/.exec(message) ?? []) : [];
  return [(code && FAILURES[code]) ?? message, reference].filter(Boolean).join(' ');
}

function waitText(seconds: number | null): string {
  const when = seconds === null ? 'giây lát' : timeText(seconds);
  return `Quá nhiều yêu cầu. Vui lòng thử lại sau ${when}.`;
}

/** Writes a waiting time as the server does in English, rounded up: `90 giây`, `3 phút`, `2 giờ`. */
function timeText(seconds: number): string {
  if (seconds > 2 * 3600) return `${Math.ceil(seconds / 3600)} giờ`;
  return seconds > 2 * 60 ? `${Math.ceil(seconds / 60)} phút` : `${seconds} giây`;
}

export const common: Texts['common'] = {
  brand: 'Bandwise',
  loading: 'Đang tải...',
  retry: 'Thử lại',
  cancel: 'Hủy',
  close: 'Đóng',
  help: 'Trợ giúp',
  helpInNewTab: 'Trợ giúp (mở trong tab mới)',
  unanswered: 'Máy chủ không phản hồi.',
  networkFailure: 'Không kết nối được với máy chủ. Hãy kiểm tra kết nối mạng.',
  storageFailure:
    'Trình duyệt này chặn lưu trữ nên không thể lưu gì trên thiết bị. Đừng tải lại hay đóng bài thi cho đến khi câu trả lời được lưu hoặc nộp.',
  done: (_message, own) => own,
  failure: failureText,
  noContent: 'Chưa có nội dung',
  skipToContent: 'Đến nội dung chính',
  unexpected: 'Đã xảy ra lỗi trên trang này.',
  reload: 'Tải lại trang',
};
