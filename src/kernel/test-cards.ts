// Cards of the test gateway: each leads to another outcome, and none of them moves money.

/** `time-out`: the gateway does as asked, and its answer is lost. */
export const testCards = [
  'success',
  'three-d-secure',
  'three-d-secure-fails',
  'declined',
  'insufficient',
  'time-out',
  'slow',
  'dispute-later',
  'refund-fails',
  'capture-lost',
] as const
export type TestCard = (typeof testCards)[number]
