// The inbox of a provider with 100,000 items: how long its pages take over the API, with all that lets somebody in, and whether that is below the bar.
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { listInbox, readInboxItem } from '#contract/inbox.ts'
import { call } from '#kernel/endpoint.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { openSampleApi } from '#tests/support/sample-api.ts'
import { writeRequest } from '#tests/support/sample-offer.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { otherOrigin } from '#tests/support/sample-session.ts'
import { writeStaff } from '#tests/support/sample-staff.ts'
import { startTestCluster } from '#tests/support/test-cluster.ts'

const itemCount = 100_000
const calls = 100
/** The machine may have other work: each call is made so many times, and the least counts. */
const rounds = 6
const mostMs = 50

const cluster = await startTestCluster()
const api = await openSampleApi({}, createTestDatabase(cluster.url))
const send = (request: Request) => api.app.hono.fetch(request)
let isBelow = false
try {
  const rana = await writeStaff(api)
  await writeItems(rana.id)
  const ask = (wish: z.input<typeof listInbox.input>) => call(send, otherOrigin, listInbox, wish, rana.headers)
  const { next: second } = await ask({})
  const wishes: Record<string, z.input<typeof listInbox.input>> = {
    'first page, overdue first': {},
    'second page': { after: second ?? '' },
    'where overdue ends and the newest begin': { after: await endOfOverdue() },
    'deep among the newest': { after: await deepPlace() },
    'one kind': { kind: 'quote-request' },
    'a rare kind': { kind: 'consultation' },
    mine: { assignee: 'me' },
    'of nobody': { assignee: 'nobody' },
    'mine, of one kind': { assignee: 'me', kind: 'contact-message' },
    'a name that all have': { text: 'person' },
    'a name that a thousand have': { text: 'person 47' },
    'a name that few have': { text: 'person 4711' },
    'a family name that few have': { text: '4711' },
    'a family name that hundreds have': { text: '47' },
    'a name that nobody has': { text: 'zzz' },
    'a reference': { text: 'qreal0001' },
    'done, newest first': { state: 'done' },
    'done, a name that few have': { state: 'done', text: 'person 8472' },
  }
  for (const [what, wish] of Object.entries(wishes)) await measure(what, () => ask(wish))
  const [request] = (await ask({ text: 'Q-REAL-0001' })).items
  await measure('opening a request', () =>
    call(send, otherOrigin, readInboxItem, { id: request?.id ?? '' }, rana.headers),
  )
} finally {
  await api.close()
  await cluster.stop()
}
if (isBelow) {
  process.stderr.write('inbox: below the bar\n')
  process.exit(1)
}

/** Four in five wait, of them half overdue and some without a promise; every tenth is the colleague's, and of the rarest kind there are twenty. */
async function writeItems(staffId: string): Promise<void> {
  const begun = performance.now()
  await writeRequest(api, 'Q-REAL-0001')
  await api.database.forProvider(api.other.id, ({ transaction, providerId }) =>
    transaction.execute(sql`
      insert into inbox_items (id, provider_id, kind, reference, from_name, from_search, state, received_at, last_at, due_at, first_due_at, assignee_id)
      select gen_random_uuid(), ${providerId},
        case when n % 5000 = 1 then 'consultation' when n % 3 = 0 then 'contact-message' when n % 7 = 0 then 'document-share' else 'quote-request' end,
        case when n = 1000 then 'Q-REAL-0001' else 'Q-' || lpad((n / 10000)::text, 4, '0') || '-' || lpad((n % 10000)::text, 4, '0') end,
        'Person ' || (n % 9973), 'person ' || (n % 9973),
        case when n % 10 = 1 then 'waiting' when n % 10 = 2 then 'done' else 'open' end,
        at, at + interval '1 minute',
        case when n % 10 in (1, 2) or n % 7 = 0 then null else at + interval '250 days' end,
        at + interval '250 days',
        case when n % 10 = 3 then ${staffId}::uuid end
      from (select n, ${sampleNow.toISOString()}::timestamptz - n * interval '7 minutes' as at from generate_series(1, ${itemCount}) n) as made`),
  )
  await api.database.forProvider(api.other.id, ({ transaction }) =>
    transaction.execute(sql`
      insert into inbox_name_parts (provider_id, item_id, part)
      select provider_id, id, split_part(from_search, ' ', 2) from inbox_items where from_search like 'person %'`),
  )
  print(`${itemCount} items written in ${Math.round(performance.now() - begun)} ms`)
}

type Place = { id: string; at: number }

function writePlace(order: 'o' | 'n', { id, at }: Place): string {
  return `${order}.${at}.${id}.${sampleNow.getTime()}`
}

/** Where the last item stands that is overdue: the page after it begins with what is not. */
async function endOfOverdue(): Promise<string> {
  const [last] = await readPlaces(
    sql`select id, extract(epoch from due_at) * 1000 as at from inbox_items where state = 'open' and due_at < ${sampleNow.toISOString()}::timestamptz order by due_at desc, id desc limit 1 offset 3`,
  )
  return last ? writePlace('o', last) : ''
}

async function deepPlace(): Promise<string> {
  const [place] = await readPlaces(
    sql`select id, extract(epoch from last_at) * 1000 as at from inbox_items where state = 'open' order by last_at desc, id desc limit 1 offset 35000`,
  )
  return place ? writePlace('n', place) : ''
}

async function readPlaces(query: ReturnType<typeof sql>): Promise<Place[]> {
  const { rows } = await api.database.forProvider(api.other.id, ({ transaction }) => transaction.execute(query))
  return rows.map((row) => ({ id: String(row['id']), at: Math.round(Number(row['at'])) }))
}

async function measure(what: string, run: () => Promise<unknown>): Promise<void> {
  await run()
  const times: number[] = []
  for (let at = 0; at < calls; at++) {
    let least = Infinity
    for (let round = 0; round < rounds; round++) {
      const begun = performance.now()
      await run()
      least = Math.min(least, performance.now() - begun)
    }
    times.push(least)
  }
  times.sort((one, other) => one - other)
  const share = (part: number) => times[Math.ceil(part * times.length) - 1] ?? Infinity
  const [p50, p99] = [share(0.5), share(0.99)]
  isBelow ||= p99 >= mostMs
  print(`${what}: p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms${p99 < mostMs ? '' : `, not under ${mostMs} ms`}`)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
