// Whether there is room left where DATA_DIR lies, and whether what failed failed for want of it.
import type { StatsFs } from 'node:fs'
import { statfs } from 'node:fs/promises'
import type { Log } from '#kernel/log.ts'
import type { Config } from './config.ts'

export type DiskRoom = {
  /** In whole megabytes, when there is less than the floor; undefined while there is room, or where nobody can tell. */
  leftWhenShort(): Promise<number | undefined>
  close(): void
}

const lookEveryMs = 60_000
const megabyte = 2 ** 20

/** As the system tells it, in blocks. */
type Look = (folder: string) => Promise<Pick<StatsFs, 'bavail' | 'bsize'>>

/** Looks once a minute, and says in the log when room runs out and when there is some again. */
export function watchDiskRoom(
  config: Pick<Config, 'DATA_DIR' | 'DISK_FLOOR_MB'>,
  log: Log,
  look: Look = statfs,
): DiskRoom {
  let wasShort = false
  const leftWhenShort = async () => {
    const found = await look(config.DATA_DIR).catch(() => undefined)
    if (!found) return undefined
    const leftMb = Math.floor((Number(found.bavail) * Number(found.bsize)) / megabyte)
    const isShort = leftMb < config.DISK_FLOOR_MB
    if (isShort && !wasShort) log.error('disk full', { where: 'DATA_DIR', leftMb, floorMb: config.DISK_FLOOR_MB })
    if (!isShort && wasShort) log.info('disk has room again', { where: 'DATA_DIR', leftMb })
    wasShort = isShort
    return isShort ? leftMb : undefined
  }
  const timer = setInterval(() => void leftWhenShort(), lookEveryMs).unref()
  return { leftWhenShort, close: () => clearInterval(timer) }
}
