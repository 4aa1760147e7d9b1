// Checkouts from end to end, through the API in process: agreed to, paid with a test card, booked, captured, recorded and announced.
import { setTimeout as pause } from 'node:timers/promises'
import { openBuyers } from './open-buyers.ts'
import { orderProblemsOf } from './order-ends.ts'
import { watchDatabase } from './watch-database.ts'

const count = Number(process.argv.find((word) => word.startsWith('--count='))?.slice(8) ?? 400)
const atOnce = Number(process.argv.find((word) => word.startsWith('--at-once='))?.slice(10) ?? 12)
const warmUp = 40
/** The bar, on two cores that have nothing else to do. */
const leastASecond = 100

const buyers = await openBuyers(['one', 'two', 'three', 'four'].map((slug) => ({ slug, allotment: 1_000 })))
const watch = await watchDatabase(buyers.clusterUrl)
const timesMs: number[] = []
try {
  const all = []
  for (let at = 0; at < warmUp + count; at++) {
    const buyer = await buyers.join(`buyer-${at}@patient.example`)
    await buyer.hold(['one', 'two', 'three', 'four'][at % 4] ?? '', '2026-12-07', '2026-12-10')
    all.push(buyer)
  }
  await pay(all.splice(0, warmUp))
  await pause(500)
  timesMs.length = 0
  watch.begin()
  const begun = performance.now()
  await pay(all)
  tell(performance.now() - begun)
  const problems = await orderProblemsOf(buyers.api, { placed: warmUp + count })
  for (const problem of problems) process.stderr.write(`checkouts: ${problem}\n`)
  if (problems.length > 0) process.exitCode = 1
} finally {
  await buyers.close()
}

async function pay(all: Awaited<ReturnType<typeof buyers.join>>[]): Promise<void> {
  const waiting = [...all]
  const line = async () => {
    for (let buyer = waiting.shift(); buyer; buyer = waiting.shift()) {
      const begun = performance.now()
      await buyer.agree()
      const state = await buyer.pay()
      if (state !== 'placed') throw new Error(`an order ended as ${state}`)
      timesMs.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, line))
}

function tell(ms: number): void {
  const { queries, transactions, nodeS, postgresS } = watch.read()
  const sorted = timesMs.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0)
  const each = (value: number, digits = 1) => (value / count).toFixed(digits)
  const lines = [
    `${count} checkouts, ${atOnce} at once: ${((count / ms) * 1000).toFixed(1)} a second (the bar: ${leastASecond}), p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
    `  each: ${each(queries)} queries in ${each(transactions)} transactions`,
    `  each: ${each((nodeS + postgresS) * 1000)} ms of processor time, ${each(nodeS * 1000)} in node, ${each(postgresS * 1000)} in PostgreSQL`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  if (!process.argv.includes('--statements')) return
  for (const [text, times] of watch.statements().slice(0, 80))
    process.stdout.write(`  ${each(times, 2)}  ${text.replace(/\s+/g, ' ').replace(/"/g, '').slice(0, 150)}\n`)
}
