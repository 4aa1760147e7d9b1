// Workers of orders are really killed: 500 orders, each with a worker that ends at a boundary or at random, among a gateway and suppliers that lie.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { seeded } from '#tests/support/killed-runs.ts'
import { orderProblems } from '#tests/support/order-problems.ts'
import { openSampleOrders } from '#tests/support/sample-orders.ts'
import { startTestCluster } from '#tests/support/test-cluster.ts'
import type { WorkerAsked } from './checkout-worker.ts'

const runs = Number(process.argv.find((word) => word.startsWith('--runs='))?.slice(7) ?? 500)
/** Orders that one worker has at a time, and is killed with. */
const atOnce = 10
const worker = fileURLToPath(new URL('./checkout-worker.ts', import.meta.url))

const cluster = await startTestCluster()
const orders = await openSampleOrders({ clusterUrl: cluster.url, isOutside: true })
const random = seeded(17)
const begun = performance.now()
let kills = 0
try {
  for (let done = 0; done < runs; done += atOnce) {
    const ids: string[] = []
    for (let one = 0; one < atOnce; one++) {
      const who = await orders.client()
      const open = await orders.open(['procedure', 'hotel'], who)
      const { payment } = await orders.agree(open, {}, who)
      if (payment) await orders.gateway.pay(payment.id)
      ids.push(open.order.id)
    }
    for (let life = 0; life < 4; life++) kills += await live(ids, done + life, Math.floor(random() * 900))
    orders.pass(61_000)
    await live(ids, null, undefined)
    orders.pass(2 * 3_600_000)
    await live(ids, null, undefined)
    process.stdout.write(
      `${done + atOnce} orders, ${kills} workers killed, ${Math.round((performance.now() - begun) / 1000)} s\n`,
    )
  }
  const problems = await orderProblems(orders)
  for (const problem of problems) process.stderr.write(`checkout-kills: ${problem}\n`)
  process.stdout.write(
    `${runs} orders, ${kills} workers killed: ${problems.length} of them are not as they should be\n`,
  )
  if (problems.length > 0) process.exitCode = 1
} finally {
  await orders.close()
  await cluster.stop()
}

/** @param killAfterMs undefined: it lives, and everybody does as they should. @returns whether it was killed */
async function live(ids: string[], seed: number | null, killAfterMs: number | undefined): Promise<number> {
  const kept = await orders.world.read<string>('now')
  if (kept && new Date(kept) > orders.now()) orders.setNow(kept)
  const { url, caller } = orders
  const asked: WorkerAsked = { url, caller, ids, now: orders.now().toISOString(), seed }
  const child = spawn(process.execPath, [worker, JSON.stringify(asked)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'close')
  // Its first word says that it is at work.
  await Promise.race([once(child.stdout, 'data'), ended])
  if (killAfterMs !== undefined) {
    await Promise.race([pause(killAfterMs), ended])
    child.kill('SIGKILL')
  }
  const [, signal] = await ended
  orders.pass(61_000)
  return signal === 'SIGKILL' ? 1 : 0
}
