import { $create, $getDocument, $getState, $setState, createState, DecoratorNode, type LexicalNode } from 'lexical';
import type { ReactElement } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import styles from '../content.module.css';
import { isInlinePicture } from '../html/addresses.ts';
import type { Picture } from '../html/document-model.ts';

const NO_PICTURE: Picture = { src: '', alt: '', width: null, height: null };

/** Serialised state is never read back in this editor: copies travel as HTML. */
const pictureState = createState('picture', { parse: () => NO_PICTURE });

/** A picture in a line of text. */
export class PictureNode extends DecoratorNode<ReactElement> {
  override $config() {
    return this.config('picture', { extends: DecoratorNode, stateConfigs: [pictureState] });
  }

  getPicture(): Picture {
    return $getState(this, pictureState);
  }

  setPicture(picture: Picture): this {
    return $setState(this, pictureState, picture);
  }

  override createDOM(): HTMLElement {
    return $getDocument().createElement('span');
  }

  override updateDOM(): false {
    return false;
  }

  override decorate(): ReactElement {
    return <PictureView picture={this.getPicture()} />;
  }
}

export function $createPictureNode(picture: Picture): PictureNode {
  return $create(PictureNode).setPicture(picture);
}

export function $isPictureNode(node: LexicalNode | null | undefined): node is PictureNode {
  return node instanceof PictureNode;
}

function PictureView({ picture }: { readonly picture: Picture }) {
  const { src, alt, width, height } = picture;
  const size = width === null || height === null ? {} : { width, height };
  return (
    <span className={styles['picture']}>
      <img src={src} alt={alt} draggable={false} {...size} />
      {isInlinePicture(src) && <span className={styles['note']}>{texts.richText.pictureNotStored}</span>}
    </span>
  );
}
