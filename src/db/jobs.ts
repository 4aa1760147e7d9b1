// Work that outlives a request: jobs put in the same transaction as the deed, done later, tried again until they succeed.
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { fromDrizzle, PgBoss } from 'pg-boss'
import { appRole } from './open.ts'
import type { Transaction } from './scope.ts'

/** What a job carries: identifiers only. Rows of jobs lie outside the provider walls, so nothing a person typed goes in. */
export type JobData = Record<string, string>

export type Jobs = {
  /** Puts a job; it exists when the transaction commits and not before, and is done no earlier than asked. */
  put(transaction: Transaction, queue: string, data: JobData, startAfter?: Date): Promise<void>
  /** Removes every job, done or waiting, whose data says all of this; of a list, one of it. */
  forget(transaction: Transaction, data: Record<string, string | readonly string[]>): Promise<void>
  /** Takes jobs of a queue one by one. A handler that throws has its job tried again, later each time. */
  work(queue: string, handle: (data: JobData) => Promise<void>): Promise<void>
  stop(): Promise<void>
}

/** An hour is the longest pause between two tries; 60 tries last about two days. */
const retries = { retryLimit: 60, retryDelay: 2, retryBackoff: true, retryDelayMax: 3_600 }
/** Any fixed number; every process that opens the jobs takes this lock before it grants. */
const lockKey = 1_414_213
/** A job whose worker died is free again after this long, unless its queue says otherwise. */
const expireInSeconds = 60

/** A queue by its name, and where its work may take longer, how long. */
export type Queue = string | { name: string; expireInSeconds: number }

/** What went wrong: `queue` names the work that failed and will be tried again, without it the queue itself is troubled. */
export type OnJobTrouble = (error: unknown, queue?: string) => void

/** @param queues every queue there is; made when missing */
export async function openJobs(url: string, queues: Queue[], onTrouble: OnJobTrouble): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'epidaurus-jobs',
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: 30,
  })
  boss.on('error', (error) => onTrouble(error))
  await boss.start()
  for (const queue of queues) {
    const { name, ...own } = typeof queue === 'string' ? { name: queue } : queue
    await boss.createQueue(name, { ...retries, expireInSeconds, ...own, notify: true })
  }
  await letAppPut(url)
  return {
    put: async (transaction, queue, data, startAfter) => {
      await boss.send(queue, data, { db: fromDrizzle(transaction, sql), ...(startAfter && { startAfter }) })
    },
    forget: async (transaction, data) => {
      const says = Object.entries(data).map(
        ([key, value]) => sql`data->>${key} = any (${sql.param([value].flat())}::text[])`,
      )
      await transaction.execute(sql`delete from pgboss.job where ${sql.join(says, sql` and `)}`)
    },
    work: async (queue, handle) => {
      // One at a time: a slow one must not use up the time of those behind it, and so have them done twice.
      const options = { batchSize: 1, pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 0.5 }
      await boss.work<JobData>(queue, options, async ([job]) => {
        if (!job) return
        await handle(job.data).catch((error: unknown) => {
          onTrouble(error, queue)
          // What is thrown here stays in the row of the job; messages quote what people typed, and so do stacks.
          throw new FailedJob()
        })
      })
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
}

/** A job failed, and that is all. */
class FailedJob extends Error {
  constructor() {
    super('failed')
    this.stack = 'failed'
  }
}

/** Jobs are put by the role that requests run under; the tables belong to the login. */
async function letAppPut(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    // Two processes that grant at the same moment would fail one another: "tuple concurrently updated".
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query(`grant usage on schema pgboss to ${appRole}`)
    await client.query(`grant select, insert, update, delete on all tables in schema pgboss to ${appRole}`)
    await client.query(`grant usage on all sequences in schema pgboss to ${appRole}`)
  } finally {
    await client.end()
  }
}
