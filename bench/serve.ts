// Serves the built product for a measurement: its own process on a throw-away database.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '#tests/support/database.ts'
import { startTestCluster } from '#tests/support/test-cluster.ts'

export const port = 4398

export async function serveForBench(): Promise<{ origin: string; pid: number; stop(): Promise<void> }> {
  const cluster = await startTestCluster()
  const { url } = await createTestDatabase(cluster.url)
  const dataDir = await mkdtemp(join(tmpdir(), 'epidaurus-bench-'))
  const product = spawn(process.execPath, ['src/main.ts'], {
    env: { ...process.env, PORT: String(port), DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const chunk of product.stdout) if (String(chunk).includes('Epidaurus is at')) break
  return {
    origin: `http://localhost:${port}`,
    pid: product.pid ?? 0,
    stop: async () => {
      product.kill('SIGTERM')
      await once(product, 'exit')
      await cluster.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
