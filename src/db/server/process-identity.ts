// Tells whether a process written down in a file is still that process, and not a later one with the same number.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** A process number with the moment that process began, as the operating system words it. */
export interface ProcessIdentity {
  pid: number
  startedAt: string
}

export const ownIdentity = (): ProcessIdentity => ({
  pid: process.pid,
  startedAt: startOf(process.pid) ?? 'unknown',
})

/** False for a process that has ended, for one not yet reaped, and for another one that got the same number. */
export function isSameProcess({ pid, startedAt }: ProcessIdentity): boolean {
  return startOf(pid) === startedAt
}

/** Every process that we may look at, with its command line; empty where there is neither /proc nor ps (Windows). */
export function listProcesses(): { pid: number; command: string }[] {
  if (process.platform === 'win32') return []
  if (process.platform !== 'linux') {
    return ps('-axo', 'pid=,command=').flatMap((line) => {
      const match = /^\s*(\d+)\s+(.*)$/.exec(line)
      return match?.[1] && match[2] ? [{ pid: Number(match[1]), command: match[2] }] : []
    })
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), command: commandOf(Number(name)) }))
}

/** The command line of a process, empty when it has ended. */
export function commandOf(pid: number): string {
  if (process.platform === 'linux') return readProc(`${pid}/cmdline`)?.replaceAll('\0', ' ').trim() ?? ''
  return process.platform === 'win32' ? '' : (ps('-p', String(pid), '-o', 'command=')[0]?.trim() ?? '')
}

/** Whether a process that we may signal has this number, be it one that is dead and not yet reaped. */
export function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function startOf(pid: number): string | undefined {
  if (process.platform === 'win32') return isThere(pid) ? 'unknown' : undefined
  if (process.platform !== 'linux') return ps('-p', String(pid), '-o', 'lstart=')[0]?.trim() || undefined
  const stat = readProc(`${pid}/stat`)
  if (stat === undefined) return undefined
  // proc(5): the name in brackets may hold spaces; after it come the state (3rd field) and so on to the start (22nd).
  const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (state === 'Z' || state === 'X') return undefined
  // Ticks count from the boot, so the boot belongs to it.
  return `${rest[18]}@${readProc('sys/kernel/random/boot_id')?.trim() ?? ''}`
}

function readProc(path: string): string | undefined {
  try {
    return readFileSync(`/proc/${path}`, 'utf8')
  } catch {
    return undefined
  }
}

function ps(...args: string[]): string[] {
  try {
    const env = { PATH: '/bin:/usr/bin', LC_ALL: 'C' }
    return execFileSync('ps', args, { encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'ignore'] }).split('\n')
  } catch {
    return []
  }
}
