interface Exchange {
  /** The device's clock when the request left and when its answer came; the server's in between. Milliseconds. */
  readonly sent: number;
  readonly received: number;
  readonly now: number;
}

/**
 * How far the server's clock is ahead of the device's. The known offset stays while it is possible, or the clock on the
 * screen would tremble with every answer; otherwise the middle of what is possible.
 */
export function clockOffset(known: number | null, { sent, received, now }: Exchange): number {
  const least = now - received;
  const most = now - sent;
  if (known !== null && known >= least && known <= most) return known;
  return Math.round((least + most) / 2);
}
