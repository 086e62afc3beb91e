import {
  $create,
  $createParagraphNode,
  $getDocument,
  $getState,
  $setState,
  createState,
  type EditorConfig,
  ElementNode,
  type LexicalNode,
} from 'lexical';

/** The owner of a caption: the picture above it, or the table below it. */
export type CaptionOf = 'picture' | 'table';

const captionOfState = createState('captionOf', {
  parse: (value): CaptionOf => (value === 'table' ? 'table' : 'picture'),
});

/**
 * A caption is a separate block beside its picture or table, so that the caret moves through it like through any other text; in HTML it is
 * inside the `<figure>` or the `<table>`.
 */
export class CaptionNode extends ElementNode {
  override $config() {
    return this.config('caption', { extends: ElementNode, stateConfigs: [captionOfState] });
  }

  getCaptionOf(): CaptionOf {
    return $getState(this, captionOfState);
  }

  setCaptionOf(captionOf: CaptionOf): this {
    return $setState(this, captionOfState, captionOf);
  }

  override createDOM(config: EditorConfig): HTMLElement {
    const element = $getDocument().createElement('p');
    const className: unknown = config.theme['caption'];
    if (typeof className === 'string') element.className = className;
    element.dataset['captionOf'] = this.getCaptionOf();
    return element;
  }

  override updateDOM(): false {
    return false;
  }

  override collapseAtStart(): true {
    this.replace($createParagraphNode(), true);
    return true;
  }

  override canIndent(): false {
    return false;
  }
}

export function $createCaptionNode(captionOf: CaptionOf): CaptionNode {
  return $create(CaptionNode).setCaptionOf(captionOf);
}

export function $isCaptionNode(node: LexicalNode | null | undefined): node is CaptionNode {
  return node instanceof CaptionNode;
}
