// A file of 200 MB over a line that is cut three times: does it arrive whole, how fast, and how much memory does the server take.
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import pg from 'pg'
import { Upload } from 'tus-js-client'
import { openCuttingProxy } from '#tests/support/cutting-proxy.ts'
import { beginSrp, proveSrp, type SrpChallenge } from '#tests/support/srp-client.ts'
import { port, serveForBench } from './serve.ts'

const fileBytes = 200_000_000
const mostGrowthBytes = 64 * 2 ** 20
/** Of what goes over the line, in the middle of a piece each time. */
const cutsAt = [0.21, 0.47, 0.83].map((share) => Math.round(share * fileBytes))
const giveUpMs = 300_000
const password = 'Bench-password-1'
const email = 'bench@mail.test'

type Fields = Record<string, unknown>
type Tokens = { AccessToken: string; IdToken: string }
type Memory = { rss: number; used: number }
type Phase = { before: Memory; most: Memory }

const folder = mkdtempSync(join(tmpdir(), 'epidaurus-memory-'))
const memoryFile = join(folder, 'memory.json')
const giveUp = setTimeout(() => fail('it took too long'), giveUpMs)
const product = await serveForBench({
  nodeOptions: ['--import', './bench/watch-memory.ts'],
  environment: { BENCH_MEMORY_FILE: memoryFile, PROVIDER_DOMAIN: `localhost:${port}` },
})
const proxy = await openCuttingProxy(port, cutsAt)
let cuts = 0
let tookMs = 0
let isSame = false
try {
  const { AccessToken, IdToken } = await signIn()
  const authorization = `Bearer ${AccessToken}`
  await post('/api/profile/id', {}, { authorization, idToken: IdToken })
  await post(
    '/api/client/consents/set',
    { purpose: 'health-data', isGiven: true, version: await wordsNow(authorization) },
    { authorization },
  )
  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(fileBytes - 9)])
  process.kill(product.pid, 'SIGUSR2')
  const begun = performance.now()
  const url = await upload(content, authorization)
  tookMs = performance.now() - begun
  cuts = proxy.cuts()
  process.kill(product.pid, 'SIGUSR2')
  await post('/api/client/document/add', { url, kind: 'scan' }, { authorization })
  const opened = (await post('/api/client/document/open', { url }, { authorization })) as { url: string }
  isSame = (await digestOf(opened.url, authorization)) === createHash('sha256').update(content).digest('hex')
} finally {
  clearTimeout(giveUp)
  proxy.close()
  await product.stop()
}
const [sent, fetched] = JSON.parse(readFileSync(memoryFile, 'utf8')) as [Phase, Phase]
rmSync(folder, { recursive: true })
const mib = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MiB`
const growthIn = ({ before, most }: Phase) => most.rss - before.rss
const tell = (phase: Phase) =>
  `${mib(growthIn(phase))} more at most (heap and buffers ${mib(phase.most.used - phase.before.used)})`
process.stdout.write(
  `upload: ${fileBytes / 1e6} MB in ${(tookMs / 1000).toFixed(1)} s, ${(fileBytes / 1e3 / tookMs).toFixed(1)} MB/s, ${cuts} cuts\n`,
)
process.stdout.write(`content after download: ${isSame ? 'the same' : 'DIFFERENT'}\n`)
process.stdout.write(
  `memory of the server: ${mib(sent.before.rss)} before; upload ${tell(sent)}; download ${tell(fetched)}\n`,
)
if (!isSame || cuts !== cutsAt.length || growthIn(sent) > mostGrowthBytes) fail('below the bar')

function fail(what: string): never {
  process.stderr.write(`documents: ${what}\n`)
  process.exit(1)
}

function upload(content: Buffer, authorization: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const sending = new Upload(content, {
      endpoint: `http://127.0.0.1:${proxy.port}/api/client/document/upload`,
      headers: { authorization },
      metadata: { filename: 'bench.pdf' },
      retryDelays: [0, 200, 500, 1_000, 2_000],
      onError: reject,
      onSuccess: () => resolve(new URL(sending.url ?? '').pathname),
    })
    sending.start()
  })
}

async function digestOf(path: string, authorization: string): Promise<string> {
  const response = await fetch(product.origin + path, { headers: { authorization } })
  const hash = createHash('sha256')
  for await (const chunk of Readable.fromWeb(response.body as never)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

async function signIn(): Promise<Tokens> {
  const config = await fetch(`${product.origin}/api/provider/user-pool-config/${new URL(product.origin).host}`)
  const { data } = (await config.json()) as { data: { userPoolId: string; userPoolClientId: string } }
  const ClientId = data.userPoolClientId
  await call('SignUp', {
    ClientId,
    Username: email,
    Password: password,
    UserAttributes: [{ Name: 'email', Value: email }],
  })
  await confirm()
  const client = beginSrp()
  const AuthParameters = { USERNAME: email, SRP_A: client.open.toString(16) }
  const asked = await call('InitiateAuth', { ClientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters })
  const challenge = asked['ChallengeParameters'] as SrpChallenge
  const ChallengeResponses = proveSrp(data.userPoolId.split('_')[1] ?? '', password, challenge, client)
  const answer = { ClientId, ChallengeName: 'PASSWORD_VERIFIER', ChallengeResponses }
  return (await call('RespondToAuthChallenge', answer))['AuthenticationResult'] as Tokens
}

/** By hand: the code is in a mail, and that is not what is measured. */
async function confirm(): Promise<void> {
  const database = new pg.Client({ connectionString: product.databaseUrl })
  await database.connect()
  await database.query(
    `update identity_users set status = 'CONFIRMED', attributes = attributes || '{"email_verified": "true"}'`,
  )
  await database.end()
}

async function wordsNow(authorization: string): Promise<string> {
  const response = await fetch(`${product.origin}/api/client/consents`, { headers: { authorization } })
  const { purposes } = (await response.json()) as { purposes: { purpose: string; version: string }[] }
  return purposes.find(({ purpose }) => purpose === 'health-data')?.version ?? ''
}

function call(action: string, fields: Fields): Promise<Fields> {
  return post('/identity/', fields, {
    'content-type': 'application/x-amz-json-1.1',
    'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
  })
}

async function post(path: string, body: Fields, headers: Record<string, string>): Promise<Fields> {
  const response = await fetch(product.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Fields
}
