// For this folder's tests: data folders, servers and owner processes that are cleared away when the test ends.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, realpathSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client, type QueryResultRow } from 'pg'
import { onTestFinished, vi } from 'vitest'
import { stopOrphan } from './postgres-processes.ts'
import { scratchFolder } from './scratch-folder.ts'
import { type DatabaseServer, type ServerOptions, startServer } from './start-server.ts'

// Making a cluster takes a second, and several when the machine is busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** An empty folder; removed at the end with the cluster that grew in it, and the server that still ran on it. */
export function makeDataFolder({ parent = scratchFolder(), mode = 0o711 } = {}): string {
  const folder = mkdtempSync(join(parent, 'epidaurus-server-'))
  chmodSync(folder, mode)
  onTestFinished(async () => {
    const cluster = join(folder, 'db')
    if (existsSync(cluster)) {
      const clusterDir = realpathSync(cluster)
      await stopOrphan(clusterDir)
      await rm(clusterDir, { recursive: true, force: true })
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  return folder
}

/** Starts a server that is stopped at the end, without fsync unless asked, keeping its events in `events`. */
export async function startHere(
  dataDir: string,
  options: Partial<ServerOptions> = {},
): Promise<DatabaseServer & { events: string[] }> {
  const events: string[] = []
  const server = await startServer({ dataDir, durable: false, log: (event) => events.push(event), ...options })
  onTestFinished(() => server.stop())
  return { ...server, events }
}

/** Another Node process that starts the server; `url()` waits for it. Ending its standard input makes it exit. */
export function startElsewhere(dataDir: string): { child: ChildProcess; url(): Promise<string> } {
  const module = new URL('./start-server.ts', import.meta.url)
  const script = `import { startServer } from ${JSON.stringify(module)}
    const { url, shared } = await startServer({ dataDir: ${JSON.stringify(dataDir)}, log() {} })
    console.log(url)
    process.stdin.resume().on('end', () => process.exit())`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['pipe', 'pipe', 'inherit'] })
  const line = once(createInterface(child.stdout), 'line') as Promise<[string]>
  line.catch(() => {})
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, url: async () => (await line)[0] }
}

export async function query<Row extends QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end().catch(() => {})
  }
}
