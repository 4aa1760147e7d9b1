// The work behind the pages: mails leave, those that somebody waits for first, and what waits too long is told.
import { type Jobs, openJobs } from '#db/jobs.ts'
import { bookingQueue } from '#domain/bookings/booking-queue.ts'
import { orderQueue } from '#domain/bookings/order-queue.ts'
import { changeQueue } from '#domain/catalogue/queues.ts'
import { scanQueue } from '#domain/documents/scan-file.ts'
import { deliverMail } from '#domain/mails/deliver-mail.ts'
import { mailQueue, urgentMailQueue } from '#domain/mails/write-mail.ts'
import { paymentQueue } from '#domain/payments/payment-queue.ts'
import { clearQueue } from '#domain/privacy/forget-messages.ts'
import { holdQueue } from '#domain/rooms/hold-queue.ts'
import { systemClock } from '#kernel/clock.ts'
import { isBug } from '#kernel/is-bug.ts'
import type { Log } from '#kernel/log.ts'
import type { Mailer } from '#kernel/mailer.ts'
import { createRarely } from '#kernel/rarely.ts'
import { traceOf } from '#kernel/trace.ts'
import type { Store } from './store.ts'
import { type MailWaits, watchMails } from './watch-mails.ts'

/** Mails that are handed to the mail server at the same time; codes have places of their own. */
const atOnce = 8
const urgentAtOnce = 4
const lookEveryMs = 15_000

/** How often a job failed since the start. */
export type JobFailures = { bug: number; other: number }

export type OpenMails = {
  jobs: Jobs
  /** Waits as they were at the last look. */
  parts: { mailWaits: MailWaits; jobFailures: JobFailures }
  close(): Promise<void>
}

export async function openMails(
  { url, database }: Pick<Store, 'url' | 'database'>,
  mailer: Mailer,
  log: Log,
): Promise<OpenMails> {
  const queues = [
    mailQueue,
    urgentMailQueue,
    clearQueue,
    scanQueue,
    holdQueue,
    bookingQueue,
    paymentQueue,
    orderQueue,
    changeQueue,
  ]
  const rarely = createRarely()
  const failures: JobFailures = { bug: 0, other: 0 }
  const jobs = await openJobs(url, queues, (error, queue) => {
    if (queue) {
      failures[isBug(error) ? 'bug' : 'other'] += 1
      log.error('job failed and is tried again', { queue, reason: codeOf(error), ...traceOf(error) })
    } else rarely('jobs', () => log.warn('jobs troubled', { reason: codeOf(error) }))
  })
  const deliver = ({ providerId = '', mailId = '' }) =>
    deliverMail(database, mailer, systemClock, { providerId, mailId })
  await jobs.work(urgentMailQueue, deliver, urgentAtOnce)
  await jobs.work(mailQueue, deliver, atOnce)
  const watch = watchMails(jobs, log)
  const timer = setInterval(() => void watch.look(), lookEveryMs).unref()
  const close = () => {
    clearInterval(timer)
    return jobs.stop()
  }
  return { jobs, parts: { mailWaits: watch.waits, jobFailures: failures }, close }
}

/** The code that a supplier or the system gave, `EAUTH` or `ECONNREFUSED`: enough to know where to look. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
