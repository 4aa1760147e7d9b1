// Names how far somebody has read a thread, so that an answer written without its last words is not sent.

type Thread = {
  messages: readonly unknown[]
  /** Version of the last offer, 0 for none. */
  offer?: number
}

/** Another one as soon as anything was said or offered since: nothing of a thread is ever taken out. */
export const seenMark = ({ messages, offer = 0 }: Thread): string => `${messages.length} ${offer}`
