// How messages of the user pool leave: mails by the outbox in the look of a provider, short messages by their supplier.
import type { Jobs } from '#db/jobs.ts'
import type { SendMessage } from '#identity/messages/message.ts'
import type { Clock } from '#kernel/clock.ts'
import type { SendText } from '#kernel/mailer.ts'

export type MessageParts = { jobs: Pick<Jobs, 'put'>; sendText: SendText; clock: Clock }

export function sendMessages(_parts: MessageParts): SendMessage {
  return async () => {
    throw new Error('messages are not sent yet')
  }
}
