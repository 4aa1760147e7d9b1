// How many people can sign in while others read: 20 proofs of a password a second on one core, and pages asked for beside them.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, get, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import type { SrpChallenge } from '#tests/support/srp-client.ts'
import type { ProofAsked, ProofGiven } from './prove-worker.ts'
import { serveForBench } from './serve.ts'

const runMs = 20_000
const signInsPerS = 20
const pagesPerS = 20
const people = 20
const password = 'Bench-password-1'

type Fields = Record<string, unknown>

const folder = mkdtempSync(join(tmpdir(), 'epidaurus-loop-'))
const loopFile = join(folder, 'loop.json')
const hasTaskset = spawnSync('taskset', ['-c', '0', 'true']).status === 0
const product = await serveForBench({
  before: hasTaskset ? ['taskset', '-c', '0'] : [],
  nodeOptions: ['--import', './bench/watch-loop.ts'],
  environment: { BENCH_LOOP_FILE: loopFile },
})
const agent = new Agent({ keepAlive: true, maxSockets: 64 })
const prover = new Worker(new URL('./prove-worker.ts', import.meta.url)).setMaxListeners(0)
let handshakes = 0
const stepTimes: number[] = []
const pageTimes: number[] = []
let signedIn = 0
let tookMs = 0
let failed = 0
try {
  const { poolName, clientId } = await readPool()
  const names = await signUpPeople(clientId)
  for (const path of ['/', '/procedures']) await getPage(path)
  for (const name of names) await signIn(name, clientId, poolName)
  stepTimes.length = 0
  pageTimes.length = 0
  signedIn = 0
  process.kill(product.pid, 'SIGUSR2')
  const start = performance.now()
  await Promise.all([
    steadily(signInsPerS, (at) => signIn(names[at % people] ?? '', clientId, poolName)),
    steadily(pagesPerS, (at) => getPage(at % 2 === 0 ? '/' : '/procedures')),
  ])
  tookMs = performance.now() - start
} finally {
  agent.destroy()
  await prover.terminate()
  await product.stop()
}
const loop = JSON.parse(readFileSync(loopFile, 'utf8')) as { longestMs: number; p99Ms: number; busyMs: number }
rmSync(folder, { recursive: true })
const on = hasTaskset ? 'one core' : 'as many cores as it takes: there is no taskset'
process.stdout.write(`sign-ins: ${((signedIn / tookMs) * 1000).toFixed(1)} a second on ${on}, ${failed} failed\n`)
process.stdout.write(`steps of a sign-in: ${ranks(stepTimes)}\n`)
process.stdout.write(`pages meanwhile: ${ranks(pageTimes)}\n`)
process.stdout.write(`busy: ${Math.round((loop.busyMs / tookMs) * 100)} % of one core\n`)
process.stdout.write(`event loop: longest pause ${loop.longestMs.toFixed(1)} ms, p99 ${loop.p99Ms.toFixed(1)} ms\n`)

/** Begins one deed after the other at even distances, however long each takes; waits for the last. */
async function steadily(perS: number, deed: (at: number) => Promise<void>): Promise<void> {
  const begun: Promise<void>[] = []
  const start = performance.now()
  for (let at = 0; at < (runMs / 1000) * perS; at++) {
    const wait = start + (at * 1000) / perS - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    begun.push(
      deed(at).catch(() => {
        failed += 1
      }),
    )
  }
  await Promise.all(begun)
}

async function signIn(name: string, ClientId: string, poolName: string): Promise<void> {
  const at = handshakes++
  const { open } = await prove({ at, poolName, password })
  const AuthParameters = { USERNAME: name, SRP_A: open }
  const asked = await call('InitiateAuth', { ClientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters })
  const challenge = asked['ChallengeParameters'] as SrpChallenge
  const { responses: ChallengeResponses } = await prove({ at, poolName, password, challenge })
  const answer = { ClientId, ChallengeName: 'PASSWORD_VERIFIER', ChallengeResponses }
  const { AuthenticationResult } = await call('RespondToAuthChallenge', answer)
  if (!AuthenticationResult) throw new Error('no tokens')
  signedIn += 1
}

function prove(asked: ProofAsked): Promise<ProofGiven> {
  return new Promise((resolve) => {
    const hear = (given: ProofGiven) => {
      if (given.at !== asked.at) return
      prover.off('message', hear)
      resolve(given)
    }
    prover.on('message', hear)
    prover.postMessage(asked)
  })
}

async function readPool(): Promise<{ poolName: string; clientId: string }> {
  const text = await getText(`/api/provider/user-pool-config/${new URL(product.origin).host}`)
  const { data } = JSON.parse(text) as { data: { userPoolId: string; userPoolClientId: string } }
  return { poolName: data.userPoolId.split('_')[1] ?? '', clientId: data.userPoolClientId }
}

/** Confirmed by hand: the codes are in mails, and those are not what is measured. */
async function signUpPeople(ClientId: string): Promise<string[]> {
  const names = Array.from({ length: people }, (_, at) => `bench-${at}@mail.test`)
  for (const Username of names) {
    const UserAttributes = [{ Name: 'email', Value: Username }]
    await call('SignUp', { ClientId, Username, Password: password, UserAttributes })
  }
  const database = new pg.Client({ connectionString: product.databaseUrl })
  await database.connect()
  await database.query(`update identity_users set status = 'CONFIRMED'`)
  await database.end()
  return names
}

function call(action: string, fields: Fields): Promise<Fields> {
  const begun = performance.now()
  const headers = {
    'content-type': 'application/x-amz-json-1.1',
    'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
  }
  return new Promise((resolve, reject) => {
    const sent = request(`${product.origin}/identity/`, { method: 'POST', agent, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (piece: string) => {
        text += piece
      })
      response.on('end', () => {
        stepTimes.push(performance.now() - begun)
        if (response.statusCode === 200) resolve(JSON.parse(text) as Fields)
        else reject(new Error(`${action} was answered ${response.statusCode}`))
      })
    })
    sent.on('error', reject).end(JSON.stringify(fields))
  })
}

async function getPage(path: string): Promise<void> {
  const begun = performance.now()
  await getText(path)
  pageTimes.push(performance.now() - begun)
}

function getText(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(product.origin + path, { agent }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (piece: string) => {
        text += piece
      })
      response.on('end', () => resolve(text))
    }).on('error', reject)
  })
}

function ranks(times: number[]): string {
  times.sort((a, b) => a - b)
  const rank = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
  return `p50 ${rank(0.5)} ms, p99 ${rank(0.99)} ms, longest ${(times.at(-1) ?? 0).toFixed(1)} ms of ${times.length}`
}
