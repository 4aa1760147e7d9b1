// Work that outlives a request: jobs put in the same transaction as the deed, done later, tried again until they succeed.
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { fromDrizzle, PgBoss } from 'pg-boss'
import { connectionLock } from './advisory-lock.ts'
import { appRole } from './open.ts'
import type { Transaction } from './scope.ts'

/** What a job carries: identifiers only. Rows of jobs lie outside the provider walls, so nothing a person typed goes in. */
export type JobData = Record<string, string>

export type Jobs = {
  /** Puts a job; it exists when the transaction commits and not before, and is done no earlier than asked. */
  put(transaction: Transaction, queue: string, data: JobData, startAfter?: Date): Promise<void>
  /** Removes every job, done or waiting, whose data says all of this; of a list, one of it. */
  forget(transaction: Transaction, data: Record<string, string | readonly string[]>): Promise<void>
  /** Works a queue, as many jobs at a time as said, else one. A handler that throws has its job tried again, later each time. */
  work(queue: string, handle: (data: JobData) => Promise<void>, atOnce?: number): Promise<void>
  /** How many jobs of a queue wait, for a first try or for another one, and for how long the oldest has. */
  waiting(queue: string): Promise<Waiting>
  stop(): Promise<void>
}

export type Waiting = { count: number; oldestS: number }

/** An hour is the longest pause between two tries; 60 tries last about two days. */
const retries = { retryLimit: 60, retryDelay: 2, retryBackoff: true, retryDelayMax: 3_600 }
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
    work: async (queue, handle, atOnce = 1) => {
      const work = saidWithoutWords(handle, (error) => onTrouble(error, queue))
      for (let worker = 0; worker < atOnce; worker++)
        await startWorker(boss, queue, worker === 0 ? 0.5 : helperPollS, work)
    },
    waiting: async (queue) => {
      const { rows } = await boss.getDb().executeSql(waitingSql, [queue])
      const { count = 0, oldest = 0 } = rows[0] ?? {}
      return { count: Number(count), oldestS: Math.max(0, Number(oldest)) }
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
}

/** One that helps is woken by new jobs and goes on while there are any: it looks by itself only for what is tried again. */
const helperPollS = 5

const waitingSql = `select count(*) as count, coalesce(extract(epoch from now() - min(created_on)), 0) as oldest
from pgboss.job where name = $1 and state < 'active' and not blocked`

/** Takes one job at a time: a slow one must not use up the time of others taken with it, and so have them done twice. */
async function startWorker(
  boss: PgBoss,
  queue: string,
  pollS: number,
  handle: (data: JobData) => Promise<void>,
): Promise<void> {
  const options = { batchSize: 1, pollingIntervalSeconds: pollS, notifyPollingIntervalSeconds: pollS }
  const id: string = await boss.work<JobData>(queue, options, async ([job]) => {
    if (!job) return
    // Woken while it works, it takes the next job without a pause.
    boss.notifyWorker(id)
    await handle(job.data)
  })
}

/** What a handler throws stays in the row of the job; messages quote what people typed, and so do stacks. */
function saidWithoutWords(handle: (data: JobData) => Promise<void>, tell: (error: unknown) => void) {
  return (data: JobData) =>
    handle(data).catch((error: unknown) => {
      tell(error)
      throw new FailedJob()
    })
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
    await connectionLock(client, 'jobs')
    await client.query(`grant usage on schema pgboss to ${appRole}`)
    await client.query(`grant select, insert, update, delete on all tables in schema pgboss to ${appRole}`)
    await client.query(`grant usage on all sequences in schema pgboss to ${appRole}`)
  } finally {
    await client.end()
  }
}
