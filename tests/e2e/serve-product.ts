// Serves the built product for the journeys: its own process, a throw-away database, an outbox of its own.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSeededDatabase } from '#tests/support/seeded-database.ts'
import { startTestCluster } from '#tests/support/test-cluster.ts'
import { port } from './journey-port.ts'
import { clusterVariable, databaseVariable, observers, outboxVariable } from './product.ts'
import { startProduct } from './start-product.ts'

export default async function serveProduct(): Promise<() => Promise<void>> {
  const cluster = await startTestCluster()
  const { url } = await createSeededDatabase(cluster.url)
  const dataDir = await mkdtemp(join(tmpdir(), 'epidaurus-journeys-'))
  process.env[clusterVariable] = cluster.url
  // Each product and command line of a run reads the same sources: what the first has compiled is there for the others.
  process.env['NODE_COMPILE_CACHE'] = join(dataDir, 'compiled')
  process.env[databaseVariable] = url
  process.env[outboxVariable] = join(dataDir, 'outbox')
  const product = await startProduct({ port, databaseUrl: url, dataDir, settings: observers })
  return async () => {
    await product.stop()
    await cluster.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
