// db-owner.json: which process runs the database of a data folder, so that a second one can share it.
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSameProcess, ownIdentity, type ProcessIdentity } from './process-identity.ts'

export interface DatabaseOwner extends ProcessIdentity {
  port: number
  about: string
}

/** The living process that runs this folder's database; undefined when there is none or it has died. */
export function readLivingOwner(dataDir: string): DatabaseOwner | undefined {
  try {
    const owner = JSON.parse(readFileSync(fileOf(dataDir), 'utf8')) as DatabaseOwner
    return isSameProcess(owner) ? owner : undefined
  } catch {
    return undefined
  }
}

/** Writes this process down as the owner, in one step. */
export function writeOwner(dataDir: string, { port, about }: { port: number; about: string }): void {
  const owner: DatabaseOwner = { ...ownIdentity(), port, about }
  const fresh = `${fileOf(dataDir)}.${process.pid}`
  writeFileSync(fresh, `${JSON.stringify(owner)}\n`, { mode: 0o600 })
  renameSync(fresh, fileOf(dataDir))
}

/** Removes the entry if it is still this process's, for the server on this port. */
export function removeOwner(dataDir: string, port: number): void {
  const owner = readLivingOwner(dataDir)
  if (owner?.pid === process.pid && owner.port === port) rmSync(fileOf(dataDir), { force: true })
}

const fileOf = (dataDir: string): string => join(dataDir, 'db-owner.json')
