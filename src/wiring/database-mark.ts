// Names the database that settings lead to: in words for an operator, and as a mark that a server and a command line can compare.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Config } from './config.ts'

type Place = Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>

/** `/srv/clinic/.data/db`, or `db.example:5432/clinic`; without user and password. */
export function databasePlace({ DATA_DIR, DATABASE_URL }: Place): string {
  if (DATABASE_URL === undefined) return join(DATA_DIR, 'db')
  const { hostname, port, pathname } = new URL(DATABASE_URL)
  const host = hostname === 'localhost' || hostname === '[::1]' ? '127.0.0.1' : hostname
  return `${host}:${port || '5432'}${pathname}`
}

/** Tells a caller who knows the place that it is the same, and anybody else nothing. */
export const databaseMark = (place: Place): string =>
  createHash('sha256').update(databasePlace(place)).digest('base64url').slice(0, 22)

/** On the answer of /healthz to a caller on the same machine. */
export const databaseMarkHeader = 'x-database-mark'
