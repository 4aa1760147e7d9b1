// Listening, going down in order, and the lines that tell a person what runs.
import type { Server } from 'node:http'
import { type Config, ConfigError } from './config.ts'
import { showsMail } from './dev-mail.ts'
import type { Services } from './services.ts'

/** Begins to listen; on SIGINT or SIGTERM takes no more, lets running requests end, then closes what is behind. */
export async function listenOn(
  server: Server,
  config: Config,
  { close, endStreams }: Pick<Services, 'close' | 'endStreams'>,
): Promise<void> {
  let goingDown = false
  const goDown = async () => {
    if (goingDown) return
    goingDown = true
    endStreams()
    const ended = new Promise((resolve) => server.close(resolve))
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), 3_000).unref()
    await ended
    await close()
    process.exit(0)
  }
  process.on('SIGINT', goDown)
  process.on('SIGTERM', goDown)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => void close().finally(() => reject(error)))
    server.listen(config.PORT, config.HOST, resolve)
  })
}

/** Parsed already, read by later versions. */
const laterSettings = ['REDIS_URL', 'DUFFEL_ACCESS_TOKEN'] as const

/** What runs in a browser only after its visitor agreed. A provider may bring an analytics tag of its own. */
const watching = [
  ['PUBLIC_GTAG_ID', 'analytics'],
  ['SENTRY_DSN', 'error reports'],
  ['REPLAY_KEY', 'session replay'],
] as const

export function printAddress(config: Config, services: Services): void {
  const { about } = services.suppliers
  const host = config.HOST === '127.0.0.1' || config.HOST === '0.0.0.0' ? 'localhost' : config.HOST
  const address = config.PUBLIC_URL ?? `http://${host}:${config.PORT}`
  const idle = laterSettings.filter((name) => config[name] !== undefined)
  const watchers = watching.flatMap(([name, words]) => (config[name] === undefined ? [] : [words]))
  const lines = [
    '',
    `  Epidaurus is at ${address}`,
    '',
    `  database    ${services.about.database}`,
    `  mail        ${about.mail}${showsMail(config) ? `, shown at ${address}/dev/mail` : ''}`,
    `  rates       ${about.rates}`,
    `  documents   ${services.about.documents}`,
    `  virus scan  ${about.scan}`,
    `  sign-in     ${services.about.signIn}`,
    `  hotels      ${services.about.hotels}`,
    `  payments    ${services.about.payments}`,
    `  assistant   ${about.assistant}`,
    ...(watchers.length > 0 ? [`  observing   ${watchers.join(', ')}, where the visitor agrees`] : []),
    '  flights: not in this version',
    ...(idle.length > 0 ? [`  set, but without effect in this version: ${idle.join(', ')}`] : []),
    '',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** A failed start ends with one line that says what is wrong. */
export function explainFailure(error: unknown): never {
  const text = error instanceof Error ? error.message : String(error)
  const line = error instanceof ConfigError ? `Setting ${text}` : text
  process.stderr.write(`Epidaurus cannot start. ${line}\n`)
  process.exit(1)
}
