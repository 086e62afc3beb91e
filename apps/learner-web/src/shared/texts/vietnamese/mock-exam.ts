import type { Texts } from '../texts.ts';

const minutes = (count: number) => {
  const hours = Math.floor(count / 60);
  const rest = count % 60;
  if (hours === 0) return `${rest} phút`;
  return rest === 0 ? `${hours} giờ` : `${hours} giờ ${rest} phút`;
};

export const mockExam: Texts['mockExam'] = {
  title: 'Thi thử',
  lead: 'Làm liên tiếp Listening, Reading và Writing theo thứ tự của kỳ thi thật. Kỳ thi thật không có giờ nghỉ giữa các bài.',
  loading: 'Đang tải các đề…',
  failed: 'Không thể tải các đề.',
  none: 'Chưa có đề đầy đủ',
  noneHint: 'Bài thi thử gồm các đề đầy đủ, mỗi đề có ít nhất hai part.',
  choose: 'Các đề của bạn',
  leaveOut: 'Bỏ qua',
  noTests: 'Chưa có đề đầy đủ cho kỹ năng này.',
  notTaken: 'chưa làm',
  taken: (title) => `${title} (đã làm)`,
  takenOn: (date) => `đã làm ngày ${date}`,
  ahead: 'Bài thi của bạn',
  step: (skill, time) => `${skill}: ${minutes(time)}`,
  total: (time) => `Tổng cộng ${minutes(time)}, không tính giờ nghỉ.`,
  nothingChosen: 'Hãy chọn ít nhất một đề.',
  rules: [
    'Mỗi đề có đồng hồ riêng. Đồng hồ bắt đầu khi bạn nhấn nút sau phần hướng dẫn và không thể tạm dừng.',
    'Bài nghe chỉ được phát một lần.',
    'Giữa hai đề có giờ nghỉ tối đa mười phút, bạn có thể kết thúc sớm. Sau đó phần hướng dẫn tiếp theo hiện ra, và năm phút sau đề tự bắt đầu.',
    'Đề đã làm xong thì không mở lại được. Bạn có thể kết thúc bài thi trong giờ nghỉ.',
    'Điểm, đáp án đúng và band được hiển thị khi kết thúc bài thi.',
    'Bài Writing được lưu để bạn đọc lại nhưng không được chấm tự động. Band Overall cần band của cả bốn kỹ năng.',
  ],
  start: 'Bắt đầu',
  startHint: 'Tiếp theo là phần hướng dẫn của đề đầu tiên. Đồng hồ chưa chạy: bạn có 24 giờ để bắt đầu.',
  inProgress: 'Đang làm',
  goOn: (titles) => `Tiếp tục ${titles}`,
  goOnShort: 'Tiếp tục',
  card: 'Làm liên tiếp Listening, Reading và Writing trong điều kiện phòng thi.',
  cardLink: 'Chuẩn bị thi thử',
  guest: {
    warning:
      'Bạn chưa đăng nhập. Bạn có thể làm bài và xem điểm cùng band, nhưng câu trả lời và kết quả chỉ được lưu trong trình duyệt này.',
    signIn: 'Đăng nhập để lưu kết quả',
    link: 'Thi thử không cần tài khoản',
    running: 'Bạn có một bài thi đang làm trong trình duyệt này.',
    over: 'Kết quả bài thi gần nhất của bạn vẫn còn trong trình duyệt này.',
    show: 'Xem kết quả',
    discard: 'Bỏ bài thi',
    discardTitle: 'Bỏ bài thi trong trình duyệt này?',
    discardText: 'Câu trả lời và kết quả sẽ bị xóa. Chúng không được lưu ở nơi nào khác.',
    keep: 'Giữ lại',
  },
};
