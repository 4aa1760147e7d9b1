// Reads exported people and says of each line what is wrong with it; writes nothing.
import type { z } from 'zod'
import { type Door, enterPool } from '#identity/ask.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import { openSecret } from '#identity/sign-in/totp.ts'
import { addresses, readNewAttributes, verifiedAddress } from '#identity/users/attributes.ts'
import { nameKey } from '#identity/users/find-user.ts'
import { addressKeys } from '#identity/users/names.ts'
import { openVerifier } from '#identity/users/password.ts'
import { type PoolLine, poolLine, type UserLine, userLine } from './user-line.ts'

/** The first line is line 1. */
export type LineFault = { line: number; problem: string }
/** Somebody to be written, with what they are found by. */
export type UserRow = UserLine & { usernameKey: string; emailKey: string | null; phoneKey: string | null }
export type ParsedUser = { line: number; row: UserRow }
export type ParsedUsers = { pool: PoolLine | undefined; users: ParsedUser[]; faults: LineFault[] }

/** @param door of the pool that they are to come into: its rules hold for them, its key has to open what is sealed */
export async function parseUsers(door: Door, lines: AsyncIterable<string>): Promise<ParsedUsers> {
  const parsed: ParsedUsers = { pool: undefined, users: [], faults: [] }
  const seen = new Map<string, number>()
  let line = 0
  for await (const text of lines) {
    line += 1
    const fault = (problem: string) => void parsed.faults.push({ line, problem })
    if (line === 1) parsed.pool = readLine(poolLine, text, fault)
    else if (text.trim() !== '') {
      const target = parsed.pool && enterPool(door, { ...door.pool, id: parsed.pool.pool }, door.client)
      const row = target && readUser(target, text, fault)
      if (row && isNew(seen, { line, row }, fault)) parsed.users.push({ line, row })
    }
    if (!parsed.pool) break
  }
  if (line === 0) parsed.faults.push({ line: 1, problem: 'the file is empty' })
  return parsed
}

type Fault = (problem: string) => void

function readUser(door: Door, text: string, fault: Fault): UserRow | undefined {
  const user = readLine(userLine, text, fault)
  const problem = user && problemOf(door, user)
  if (problem !== undefined) fault(problem)
  if (!user || problem !== undefined) return undefined
  const { attributes, username } = user
  // Of somebody who never proved an address the first one is their name.
  const name = verifiedAddress(attributes) ? undefined : addresses.find((one) => attributes[one])
  const keys = addressKeys(door.pool.settings, attributes, (one) => one === name)
  return { ...user, usernameKey: nameKey(username), ...keys }
}

function readLine<Shape extends z.ZodType>(shape: Shape, text: string, fault: Fault): z.output<Shape> | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    fault('is not readable JSON')
    return undefined
  }
  const read = shape.safeParse(value)
  // Values are not said again: they are about people.
  for (const { path, message } of read.error?.issues ?? []) fault(`${path.join('.') || 'the line'}: ${message}`)
  return read.data
}

function problemOf(door: Door, user: UserLine): string | undefined {
  try {
    const list = Object.entries(user.attributes).map(([Name, Value]) => ({ Name, Value }))
    readNewAttributes(door.pool.settings, list, true)
  } catch (error) {
    if (error instanceof PoolError) return `attributes: ${error.message}`
    throw error
  }
  const otherwise = 'was sealed under another identity key, for another pool or for somebody else'
  if (!opens(() => openVerifier(door, user))) return `verifier: ${otherwise}`
  if (!opens(() => user.totpSecret && openSecret(door, user, user.totpSecret))) return `totpSecret: ${otherwise}`
  return undefined
}

function opens(open: () => unknown): boolean {
  try {
    open()
    return true
  } catch {
    return false
  }
}

function isNew(seen: Map<string, number>, { line, row }: ParsedUser, fault: Fault): boolean {
  const { sub, usernameKey, emailKey, phoneKey } = row
  const names = { sub, username: usernameKey, email: emailKey, phone_number: phoneKey }
  for (const [name, value] of Object.entries(names)) {
    if (value === null) continue
    const key = `${name} ${value}`
    const before = seen.get(key)
    if (before !== undefined) {
      fault(`${name}: the same as in line ${before}`)
      return false
    }
    seen.set(key, line)
  }
  return true
}
