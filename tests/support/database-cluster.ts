// Vitest's global set-up: starts the test cluster before the first file and stops it after the last.
import type { TestProject } from 'vitest/node'
import { startTestCluster, type TestCluster } from './test-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the test cluster, for createTestDatabase. */
    databaseUrl: string
  }
}

let cluster: TestCluster | undefined

export async function setup(project: TestProject): Promise<void> {
  cluster = await startTestCluster()
  project.provide('databaseUrl', cluster.url)
}

export async function teardown(): Promise<void> {
  await cluster?.stop()
}
