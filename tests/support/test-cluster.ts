// One throw-away PostgreSQL cluster with a migrated template database, for a whole run of tests or journeys.
import { chmodSync, existsSync, mkdtempSync, readdirSync, realpathSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { migrate } from '#db/migrate.ts'
import { readLivingOwner } from '#db/server/owner-file.ts'
import { stopOrphan } from '#db/server/postgres-processes.ts'
import { scratchFolder } from '#db/server/scratch-folder.ts'
import { type DatabaseServer, startServer } from '#db/server/start-server.ts'
import { runStatement, templateName, urlOf } from './database.ts'

export interface TestCluster {
  /** The server's address; createTestDatabase takes it. */
  url: string
  /** Stops the server and removes its folder. */
  stop(): Promise<void>
}

const prefix = 'epidaurus-test-cluster-'

/** Starts the cluster, without safety against power cuts, and migrates the template. */
export async function startTestCluster(): Promise<TestCluster> {
  await removeAbandoned()
  const folder = mkdtempSync(join(scratchFolder(), prefix))
  // Started by root, PostgreSQL runs as another user, who has to pass through.
  chmodSync(folder, 0o711)
  let server: DatabaseServer | undefined
  const stop = async () => {
    await server?.stop()
    await removeFolder(folder)
  }
  try {
    server = await startServer({ dataDir: folder, durable: false, log: () => {} })
    await runStatement(server.url, `create database ${templateName}`)
    await migrate(urlOf(server.url, templateName))
    // Nobody connects to it any more: a connection would keep others from copying it.
    await runStatement(server.url, `alter database ${templateName} with is_template true allow_connections false`)
    return { url: server.url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Clears what a killed run left: its server would otherwise run until the machine is switched off. */
async function removeAbandoned(): Promise<void> {
  const parent = scratchFolder()
  for (const name of readdirSync(parent).filter((name) => name.startsWith(prefix))) {
    const folder = join(parent, name)
    // No owner written down may also mean that another run is starting at this moment.
    if (existsSync(join(folder, 'db-owner.json')) && !readLivingOwner(folder)) {
      await stopOrphan(realpathSync(join(folder, 'db'))).catch(() => {})
      await removeFolder(folder)
    }
  }
}

async function removeFolder(folder: string): Promise<void> {
  const cluster = join(folder, 'db')
  // Under a closed temporary folder it lies elsewhere.
  if (existsSync(cluster)) await rm(realpathSync(cluster), { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true })
}
