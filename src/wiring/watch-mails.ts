// Looks how long the oldest mail has waited to leave, for the metrics, and says once in the log when that is too long.
import type { Jobs } from '#db/jobs.ts'
import { mailQueue, urgentMailQueue } from '#domain/mails/write-mail.ts'
import type { Log } from '#kernel/log.ts'
import { traceOf } from '#kernel/trace.ts'

/** Seconds that the oldest mail of a kind has waited; 0 where none waits. */
export type MailWaits = { code: number; other: number }

const kinds = [
  { kind: 'code', queue: urgentMailQueue, tooLongS: 60 },
  { kind: 'other', queue: mailQueue, tooLongS: 300 },
] as const

export type MailWatch = { waits: MailWaits; look(): Promise<void> }

export function watchMails(jobs: Pick<Jobs, 'waiting'>, log: Log): MailWatch {
  const waits: MailWaits = { code: 0, other: 0 }
  const late = new Set<string>()
  const lookAt = async ({ kind, queue, tooLongS }: (typeof kinds)[number]) => {
    const { count, oldestS } = await jobs.waiting(queue)
    waits[kind] = Math.round(oldestS)
    if (oldestS <= tooLongS) {
      if (late.delete(kind)) log.info('mails leave in time again', { kind })
    } else if (!late.has(kind)) {
      late.add(kind)
      log.warn('mails wait too long', { kind, count, oldestSeconds: waits[kind] })
    }
  }
  return {
    waits,
    look: async () => {
      for (const kind of kinds)
        await lookAt(kind).catch((error: unknown) => log.warn('mails not looked at', { ...traceOf(error) }))
    },
  }
}
