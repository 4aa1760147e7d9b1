// Serves the built product for a measurement: its own process on a throw-away database.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '#tests/support/database.ts'
import { startTestCluster } from '#tests/support/test-cluster.ts'

export const port = 4398

export type BenchProduct = { origin: string; databaseUrl: string; pid: number; stop(): Promise<void> }

/** How the process is started, where a measurement needs more than the process itself. */
export type BenchStart = {
  /** A command that starts another one in its own place, such as `taskset -c 0`. */
  before?: string[]
  nodeOptions?: string[]
  environment?: Record<string, string>
}

export async function serveForBench(start: BenchStart = {}): Promise<BenchProduct> {
  const cluster = await startTestCluster()
  const { url } = await createTestDatabase(cluster.url)
  const dataDir = await mkdtemp(join(tmpdir(), 'epidaurus-bench-'))
  const { before = [], nodeOptions = [], environment = {} } = start
  const [command, ...rest] = [...before, process.execPath, ...nodeOptions, 'src/main.ts']
  const product = spawn(command, rest, {
    env: {
      ...process.env,
      ...environment,
      PORT: String(port),
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      REFERENCE_RATES: 'snapshot',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    product.once('exit', (code) => reject(new Error(`the product ended with ${code} before it served`)))
    product.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Epidaurus is at')) resolve()
    })
  })
  return {
    origin: `http://localhost:${port}`,
    databaseUrl: url,
    pid: product.pid ?? 0,
    stop: async () => {
      product.kill('SIGTERM')
      await once(product, 'exit')
      await cluster.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
