// Whom PostgreSQL runs as, since it refuses root, and which folders that user can reach.
import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseStartError } from './database-start-error.ts'

export interface RunAs {
  uid: number
  gid: number
}

/**
 * Undefined when this process is not root: the database then runs as ourselves. For root the user `postgres`, else
 * `nobody`, else any other user of /etc/passwd; for data that exists already, the user who owns it.
 */
export function chooseUser(existing?: { folder: string; uid: number; gid: number }): RunAs | undefined {
  const own = process.getuid?.()
  if (own !== undefined && existing && own !== 0 && existing.uid !== own) {
    throw new DatabaseStartError(`${existing.folder} belongs to another user (${existing.uid}); start as that user`)
  }
  if (own !== 0) return undefined
  const users = readUsers()
  const user = users.get('postgres') ?? users.get('nobody') ?? users.values().next().value
  if (!user) throw new DatabaseStartError('PostgreSQL refuses to run as root, and /etc/passwd names no other user')
  if (!existing) return user
  if (existing.uid === 0) {
    throw new DatabaseStartError(
      `${existing.folder} belongs to root, which PostgreSQL refuses; run: chown -R ${user.uid}:${user.gid} ${existing.folder}`,
    )
  }
  return { uid: existing.uid, gid: existing.gid }
}

/** Whether every folder from the root down to and including this one lets the user pass (its execute bit). */
export function canReach(user: RunAs | undefined, folder: string): boolean {
  if (!user) return true
  for (let path = folder; ; path = dirname(path)) {
    const { uid, gid, mode } = statSync(path)
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
    if ((mode & bit) === 0) return false
    if (path === dirname(path)) return true
  }
}

/**
 * How a PostgreSQL program is spawned: as that user, from a folder anyone can enter, in plain English, and without
 * our environment, which holds the keys of suppliers.
 */
export function childSettings(user: RunAs | undefined): {
  cwd: string
  env: NodeJS.ProcessEnv
  windowsHide: boolean
  uid?: number
  gid?: number
} {
  return { cwd: '/', env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }, windowsHide: true, ...user }
}

function readUsers(): Map<string, RunAs> {
  const users = new Map<string, RunAs>()
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [name, , uid, gid] = line.split(':')
    if (name && Number(uid) > 0 && Number(gid) > 0) users.set(name, { uid: Number(uid), gid: Number(gid) })
  }
  return users
}
