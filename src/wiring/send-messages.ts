// How messages of the user pool leave: mails by the outbox in the look of a provider, short messages by their supplier.
import type { Jobs } from '#db/jobs.ts'
import { enterProvider } from '#db/open.ts'
import type { Transaction } from '#db/scope.ts'
import { draftCodeMail, sayCode } from '#domain/mails/write-code-mail.ts'
import { writeMail } from '#domain/mails/write-mail.ts'
import { draftNoticeMail } from '#domain/mails/write-notice-mail.ts'
import { readProvider } from '#domain/provider/read-provider.ts'
import type { SendMessage } from '#identity/messages/message.ts'
import type { SendNotice } from '#identity/messages/notice.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import type { Clock } from '#kernel/clock.ts'
import type { SendText } from '#kernel/mailer.ts'

/** The provider in whose name somebody of a pool is written to: that of the request; where there is none, the first of the pool's company. */
async function senderOf(transaction: Transaction, { place, owner }: { place: string | undefined; owner: string }) {
  const asked = place && (await readProvider(transaction, { id: place }))
  // Nobody is written to in the name of a clinic where they have no account, whichever address the request came to.
  return asked && asked.company.id === owner ? asked : readProvider(transaction, { companyId: owner })
}

export type MessageParts = { jobs: Pick<Jobs, 'put'>; sendText: SendText; clock: Clock }

export function sendMessages({ jobs, sendText, clock }: MessageParts): SendMessage {
  return async (transaction, message) => {
    const { medium, to } = message
    const provider = await senderOf(transaction, message)
    if (!provider) throw new PoolError('CodeDeliveryFailureException', 'There is nobody to send the code for.')
    const writtenAt = clock()
    if (medium === 'EMAIL') {
      const scope = await enterProvider(transaction, provider.id)
      await writeMail(jobs, scope, draftCodeMail(message, provider), writtenAt)
      return
    }
    // A mail is a row of this transaction; a short message leaves before it ends. So a refusal of the supplier undoes the deed and is
    // told at once, the connection is held for as long as the supplier takes, and a code whose transaction fails afterwards is good
    // for nothing.
    await sendText({ to, text: sayCode(message, provider), writtenAt }).catch(() => {
      throw new PoolError('CodeDeliveryFailureException', 'The code could not be sent.')
    })
  }
}

/** A notice that nobody can send undoes nothing: the deed was its person's to do. */
export function sendNotices({ jobs, clock }: Omit<MessageParts, 'sendText'>): SendNotice {
  return async (transaction, notice) => {
    const provider = await senderOf(transaction, notice)
    if (!provider) return
    const scope = await enterProvider(transaction, provider.id)
    await writeMail(jobs, scope, draftNoticeMail(notice, provider), clock())
  }
}
