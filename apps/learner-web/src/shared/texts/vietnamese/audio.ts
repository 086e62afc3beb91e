import type { Texts } from '../texts.ts';

export const audio: Texts['audio'] = {
  player: 'Bài nghe',
  play: 'Phát',
  pause: 'Tạm dừng',
  back: 'Lùi 10 giây',
  forward: 'Tiến 10 giây',
  speed: 'Tốc độ',
  volume: 'Âm lượng',
  seek: 'Vị trí',
  position: (now, end) => `${now} trên ${end}`,
  blocked: 'Nhấn Phát để bắt đầu bài nghe.',
  failed: 'Không thể tải bài nghe. Hãy kiểm tra kết nối mạng, rồi nhấn Phát lần nữa hoặc tải lại trang.',
};
