/** The player of the open part, for marking times in its recording. */
export interface EditorPlayer {
  readonly attach: (element: HTMLAudioElement | null) => void;
  /** Seconds, rounded to hundredths; null without a playable recording. */
  readonly position: () => number | null;
}

export function createEditorPlayer(): EditorPlayer {
  let player: HTMLAudioElement | null = null;
  return {
    attach(element) {
      player = element;
    },
    position: () => (player === null || player.readyState === 0 ? null : Math.round(player.currentTime * 100) / 100),
  };
}
