import type { Texts } from '../../texts.ts';

export const options: Texts['options'] = {
  textSize: 'Cỡ chữ',
  contrast: 'Độ tương phản',
  backToOptions: 'Quay lại Tùy chọn',
};
