// Serves the built product for the journeys: its own process, a throw-away database, an outbox of its own.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '#tests/support/database.ts'
import { startTestCluster } from '#tests/support/test-cluster.ts'
import { outboxVariable, port } from './product.ts'

export default async function serveProduct(): Promise<() => Promise<void>> {
  const cluster = await startTestCluster()
  const { url } = await createTestDatabase(cluster.url)
  const dataDir = await mkdtemp(join(tmpdir(), 'epidaurus-journeys-'))
  process.env[outboxVariable] = join(dataDir, 'outbox')
  const product = spawn(process.execPath, ['src/main.ts'], {
    env: { ...process.env, PORT: String(port), DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await untilReady(product)
  return async () => {
    const ended = new Promise((resolve) => product.once('exit', resolve))
    product.kill('SIGTERM')
    await ended
    await cluster.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** The product prints its address once it listens. */
function untilReady(product: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    product.once('exit', (code) => reject(new Error(`the product ended with ${code} before it served`)))
    product.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Epidaurus is at')) resolve()
    })
  })
}
