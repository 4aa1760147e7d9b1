// Where a request truly comes from: the peer, or what a proxy on this machine says of it.

const loopback = /^(127\.|::1$|::ffff:127\.)/

export function isLoopback(address: string): boolean {
  return loopback.test(address)
}

/** Only a peer on loopback is believed to be a proxy of ours; it adds the real client as the last entry. */
export function clientAddress(peer: string, forwardedFor: string | undefined): string {
  if (!isLoopback(peer)) return peer
  return forwardedFor?.split(',').at(-1)?.trim() || peer
}
