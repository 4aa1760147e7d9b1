// Workers of orders are really killed, at each boundary that they pass and at random, among a gateway and suppliers that lie.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { seeded } from '#tests/support/killed-runs.ts'
import { announcedTooEarly, orderProblems } from '#tests/support/order-problems.ts'
import { openSampleOrders, type SampleOrders } from '#tests/support/sample-orders.ts'
import { startTestCluster, type TestCluster } from '#tests/support/test-cluster.ts'
import type { WorkerAsked } from './checkout-worker.ts'

/** Workers that are to be killed; each has ten orders on its way. */
const wanted = Number(process.argv.find((word) => word.startsWith('--kills='))?.slice(8) ?? 500)
const giveUpMs = 30 * 60_000
/** Orders that one worker has at a time, and is killed with. */
const atOnce = 10
/** Workers that have the same orders, one after the other, each begun by what the one before left. */
const lives = 10
/** Where they end, in turns: at a boundary where nobody did yet, where fewer did than elsewhere, or anywhere. */
const places = ['unhit', 'seldom', 'anywhere'] as const
const worker = fileURLToPath(new URL('./checkout-worker.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'epidaurus-kills-'))
const env = { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') }

/** How often each boundary was passed, and how often a worker ended there. */
const passed = new Map<string, number>()
const hits = new Map<string, number>()
const random = seeded(17)
const problems: string[] = []
const begun = performance.now()
let kills = 0
let orderCount = 0

const cluster = await startTestCluster()
try {
  while (kills < wanted && performance.now() - begun < giveUpMs) {
    const found = await batch(cluster)
    for (const problem of found) process.stderr.write(`checkout-kills: ${problem}\n`)
    problems.push(...found)
    const s = Math.round((performance.now() - begun) / 1000)
    say(`${orderCount} orders, ${kills} workers killed, ${problems.length} problems, ${s} s`)
  }
} finally {
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}
tell()

/** Ten orders, which workers are killed over; then one lives, and everybody does as they should. @returns what is wrong with them */
async function batch({ url }: TestCluster): Promise<string[]> {
  const orders = await openSampleOrders({ clusterUrl: url, isOutside: true })
  try {
    const ids: string[] = []
    for (let one = 0; one < atOnce; one++) ids.push(await promise(orders))
    orderCount += ids.length
    const found: string[] = []
    for (let life = 0; life < lives; life++) {
      await live(orders, ids, { seed: Math.floor(random() * 1e9), at: places[life % places.length] })
      found.push(...(await announcedTooEarly(orders)))
    }
    await live(orders, ids, { seed: null })
    orders.pass(2 * 3_600_000)
    await live(orders, ids, { seed: null })
    return [...found, ...(await orderProblems(orders))]
  } finally {
    await orders.close()
  }
}

async function promise(orders: SampleOrders): Promise<string> {
  const who = await orders.client()
  const open = await orders.open(['procedure', 'hotel'], who)
  const { payment } = await orders.agree(open, {}, who)
  if (payment) await orders.gateway.pay(payment.id)
  return open.order.id
}

/** @param how `seed` null: everybody does as they should; `at` left out: it lives */
async function live(
  orders: SampleOrders,
  ids: string[],
  { seed, at }: { seed: number | null; at?: (typeof places)[number] | undefined },
): Promise<void> {
  const kept = await orders.world.read<string>('now')
  if (kept && new Date(kept) > orders.now()) orders.setNow(kept)
  const { url, caller } = orders
  const average = [...hits.values()].reduce((sum, count) => sum + count, 0) / Math.max(1, passed.size)
  const isAtBoundary = at === 'unhit' || at === 'seldom'
  const mostHits = at === 'unhit' ? 0 : average
  const killAt = isAtBoundary ? { hits: Object.fromEntries(hits), mostHits } : undefined
  const asked: WorkerAsked = { url, caller, ids, now: orders.now().toISOString(), seed, killAt }
  const told = join(folder, 'told')
  const fd = openSync(told, 'w')
  const child = spawn(process.execPath, [worker, JSON.stringify(asked)], {
    stdio: ['ignore', 'pipe', 'inherit', fd] as const,
    env,
  })
  closeSync(fd)
  const ended = once(child, 'close')
  // Its first word says that it is at work.
  await Promise.race([child.stdout && once(child.stdout, 'data'), ended])
  if (at === 'anywhere') {
    await Promise.race([pause(Math.floor(random() * 600)), ended])
    child.kill('SIGKILL')
  }
  const [status, signal] = await ended
  count(readFileSync(told, 'utf8').split('\n').filter(Boolean), signal === 'SIGKILL')
  if (signal === null && status !== 0) {
    process.stderr.write(`checkout-kills: a worker ended with ${status}\n`)
    problems.push(`a worker ended with ${status}`)
  }
  orders.pass(61_000)
}

function count(boundaries: string[], isKilled: boolean): void {
  for (const name of boundaries) passed.set(name, (passed.get(name) ?? 0) + 1)
  if (!isKilled) return
  kills++
  const last = boundaries.at(-1) ?? 'before anything'
  hits.set(last, (hits.get(last) ?? 0) + 1)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function tell(): void {
  for (const [name, times] of [...passed].sort(([a], [b]) => (a < b ? -1 : 1)))
    say(`  ${hits.get(name) ?? 0} killed at, ${times} passed: ${name}`)
  const missed = [...passed.keys()].filter((name) => !hits.has(name))
  say(`${passed.size} boundaries, at ${missed.length} of them nobody was killed`)
  say(`${orderCount} orders, ${kills} workers killed: ${problems.length} things are not as they should be`)
  if (kills < wanted) say(`stopped after ${giveUpMs / 60_000} minutes`)
  if (problems.length > 0) process.exitCode = 1
}
