// A server that was started as a clinic would start it runs the libraries' production form.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '#tests/support/database.ts'
import { clusterVariable, expect, test } from './product.ts'
import { startProduct } from './start-product.ts'
import { freePort } from './two-builds.ts'

// startProduct has the server fail on the first development module; so does every other journey.
test('the built server loads no development module, whatever NODE_ENV its shell has', async ({ request }) => {
  const database = await createTestDatabase(process.env[clusterVariable] ?? '')
  const dataDir = await mkdtemp(join(tmpdir(), 'epidaurus-production-'))
  const port = await freePort()
  const product = await startProduct({
    port,
    databaseUrl: database.url,
    dataDir,
    settings: { NODE_ENV: 'development' },
  })
  try {
    const page = await request.get(`http://localhost:${port}/procedures`)
    expect(page.status()).toBe(200)
    expect(await page.text()).toContain('</html>')
  } finally {
    await product.stop()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
})
