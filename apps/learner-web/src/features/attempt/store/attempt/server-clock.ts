interface Exchange {
  /** The device's clock at the request and at the response, and the server's in between, in milliseconds. */
  readonly sent: number;
  readonly received: number;
  readonly now: number;
}

/**
 * The offset of the server's clock to the device's. The previous offset stays while it is possible, so that the clock on the screen does
 * not jitter; otherwise the middle of the possible range.
 */
export function clockOffset(known: number | null, { sent, received, now }: Exchange): number {
  const least = now - received;
  const most = now - sent;
  if (known !== null && known >= least && known <= most) return known;
  return Math.round((least + most) / 2);
}
