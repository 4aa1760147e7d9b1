// A database of its own for a test file or a journey: a copy of the migrated template, in some 20 ms.
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'

export const templateName = 'template_epidaurus'

export interface TestDatabase {
  url: string
  /** Removes the database, cutting off whoever is still connected. */
  drop(): Promise<void>
}

/** Under vitest the cluster is known. */
export const testClusterUrl = async (): Promise<string> => (await import('vitest')).inject('databaseUrl')

/** Copies the template. Outside of vitest pass the `url` of startTestCluster(). */
export async function createTestDatabase(clusterUrl?: string, template: string = templateName): Promise<TestDatabase> {
  const cluster = clusterUrl ?? (await testClusterUrl())
  const name = `t_${crypto.randomUUID().replaceAll('-', '')}`
  await copyTemplate(cluster, name, template)
  return {
    url: urlOf(cluster, name),
    drop: () => runStatement(cluster, `drop database if exists ${name} with (force)`),
  }
}

/** The address of another database on the same server. */
export function urlOf(clusterUrl: string, database: string): string {
  const url = new URL(clusterUrl)
  url.pathname = `/${database}`
  return url.href
}

/** Runs one statement that no transaction may hold, such as CREATE DATABASE, over a connection of its own. */
export async function runStatement(clusterUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: urlOf(clusterUrl, 'postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function copyTemplate(cluster: string, name: string, template: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runStatement(cluster, `create database ${name} template ${template}`)
    } catch (error) {
      // object_in_use: "source database is being accessed by other users", such as the server's own cleaner.
      if ((error as { code?: string }).code !== '55006' || attempt === 20) throw error
      await pause(50)
    }
  }
}
