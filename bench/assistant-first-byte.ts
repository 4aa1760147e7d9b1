// How soon a streamed answer begins at 2,000 passages, over the real server on loopback, and how long what the assistant knows takes to build after a change.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '#db/open.ts'
import { createKnowledge } from '#domain/assistant/knowledge.ts'
import { importPack } from '#domain/pack/import-pack.ts'
import { readPack } from '#domain/pack/read-pack.ts'
import { createProviderDirectory } from '#domain/provider/find-provider.ts'
import { port, serveForBench } from './serve.ts'

/** Some 18 passages each, in each of two languages. */
const procedureCount = 58
const leastPassages = 2_000
const mostMs = 50
/** The machine may have other work: each question is asked so many times, and the least counts. */
const rounds = 3
const domain = 'large.localhost'

const things = [
  'hip',
  'knee',
  'nose',
  'eyelids',
  'hair',
  'stomach sleeve',
  'hernia',
  'veneers',
  'lasik',
  'الورك',
  'الركبة',
  'الأنف',
]
const wishes = [
  (thing: string) => `how much is the ${thing}`,
  (thing: string) => `when can i fly after ${thing} surgery`,
  (thing: string) => `what is included with ${thing} and what not`,
  (thing: string) => `i smoke and take blood thinners, is ${thing} for me`,
  (thing: string) => `recuvery after ${thing}, first weeks at home alone`,
  (thing: string) => `who does ${thing}`,
  (thing: string) => `كم سعر ${thing}`,
  (thing: string) => `متى أسافر بعد ${thing}`,
  (thing: string) => `what is the weather like for ${thing}`,
]
const questions = things.flatMap((thing) => wishes.map((wish) => wish(thing)))

/** True where the bar is missed. */
export async function measureFirstByte(print: (line: string) => void): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'epidaurus-asked-'))
  const product = await serveForBench()
  const database = openDatabase(product.databaseUrl, () => {})
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    await importLarge(database, folder)
    await measureBuilding(database, print)
    const first = await firstByte(agent, questions[0] ?? '')
    print(`first byte of the first question after a change: ${first.toFixed(1)} ms`)
    return await measureQuestions(agent, print)
  } finally {
    agent.destroy()
    await database.close()
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function importLarge(database: Database, folder: string): Promise<void> {
  spawnSync(process.execPath, ['tools/make-large-pack.ts', join(folder, 'pack'), String(procedureCount)])
  const { pack, faults } = await readPack(join(folder, 'pack'))
  if (!pack) throw new Error(`the pack has ${faults.length} faults`)
  await importPack(database, pack)
}

/** In this process, so that nothing but the building is in it. */
async function measureBuilding(database: Database, print: (line: string) => void): Promise<void> {
  const provider = await createProviderDirectory(database).find(domain)
  if (!provider) throw new Error(`nobody is served at ${domain}`)
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now()
    const { passages } = await createKnowledge(database)(provider)
    times.push(performance.now() - begun)
    if (passages.length < leastPassages) throw new Error(`there are only ${passages.length} passages`)
    if (round === 0) print(`${passages.length} passages of ${procedureCount} procedures`)
  }
  print(`built after a change in ${Math.round(Math.min(...times))} ms`)
}

async function measureQuestions(agent: Agent, print: (line: string) => void): Promise<boolean> {
  const times: number[] = []
  for (const question of questions) {
    let least = Infinity
    for (let round = 0; round < rounds; round++) least = Math.min(least, await firstByte(agent, question))
    times.push(least)
  }
  times.sort((one, other) => one - other)
  const share = (part: number) => times[Math.ceil(part * times.length) - 1] ?? Infinity
  const [p50, p99] = [share(0.5), share(0.99)]
  const isSlow = p99 >= mostMs
  print(
    `first byte of a streamed answer, ${times.length} questions: p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms, bar ${mostMs} ms${isSlow ? ', BELOW' : ''}`,
  )
  return isSlow
}

let asked = 0

/** Milliseconds from sending a question to the first byte of the answer's own; each from a sender of its own. */
function firstByte(agent: Agent, question: string): Promise<number> {
  asked += 1
  const body = JSON.stringify({
    providerId: 'large-sample',
    conversationId: `measure-${String(asked).padStart(8, '0')}`,
    messages: [{ role: 'user', content: question }],
  })
  const headers = {
    host: `${domain}:${port}`,
    'content-type': 'application/json',
    accept: 'text/event-stream',
    'x-forwarded-for': `203.0.${asked >> 8}.${asked & 255}`,
  }
  return new Promise((resolve, reject) => {
    const begun = performance.now()
    const asking = request({ host: '127.0.0.1', port, path: '/api/ai-agent/ask', method: 'POST', headers, agent })
    asking.setTimeout(30_000, () => asking.destroy(new Error('no answer within 30 seconds')))
    asking.once('error', reject)
    asking.once('response', (response) => {
      if (response.statusCode !== 200) reject(new Error(`answered ${response.statusCode}`))
      let came = 0
      response.once('data', () => {
        came = performance.now() - begun
      })
      response.once('end', () => resolve(came))
      response.resume()
    })
    asking.end(body)
  })
}
