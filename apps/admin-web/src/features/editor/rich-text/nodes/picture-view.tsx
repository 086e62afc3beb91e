import { isInlinePicture } from '../html/addresses.ts';
import type { Picture } from '../html/document-model.ts';
import styles from '../content.module.css';
import { texts } from '../../../../shared/texts/texts.ts';

export function PictureView({ picture }: { readonly picture: Picture }) {
  const { src, alt, width, height } = picture;
  const size = width === null || height === null ? {} : { width, height };
  return (
    <span className={styles['picture']}>
      <img src={src} alt={alt} draggable={false} {...size} />
      {isInlinePicture(src) && <span className={styles['note']}>{texts.richText.pictureNotStored}</span>}
    </span>
  );
}
