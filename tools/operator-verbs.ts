// What the command line for people can do, verb by verb.
import { open, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { eq } from 'drizzle-orm'
import { companies } from '#domain/provider/tables.ts'
import type { Door } from '#identity/ask.ts'
import { addToGroup, groupName, removeFromGroup } from '#identity/operator/change-groups.ts'
import { importUsers } from '#identity/operator/import-users.ts'
import { readUsers } from '#identity/operator/read-users.ts'
import { writePoolLine, writeUserLine } from '#identity/operator/user-line.ts'
import { pools, poolUsers } from '#identity/tables.ts'
import { createUser, inviteAgain } from '#identity/users/create-user.ts'
import { dropSecondFactors } from '#identity/users/drop-second-factors.ts'
import { removeUser } from '#identity/users/remove-user.ts'
import { resetUser } from '#identity/users/reset-user.ts'
import { setEnabled } from '#identity/users/set-enabled.ts'
import type { PoolUser } from '#identity/users/user.ts'
import { needUser, type Operator } from './open-operator.ts'
import { OperatorError } from './operator-error.ts'

const print = (line: string) => void process.stdout.write(`${line}\n`)

export type Words = { words: string[]; language: string | undefined; attributes: string[]; revoke: boolean }
export type Verb = {
  /** How many words follow it. */
  count: number
  options?: readonly ('language' | 'attribute' | 'revoke')[]
  /** @returns the exit code */
  run(operator: Operator, words: Words): Promise<number>
}

/** A deed on the pool of a company, which is the first word. */
const inPool =
  (deed: (door: Door, words: string[], all: Words) => Promise<string>): Verb['run'] =>
  async (operator, all) => {
    const [slug = '', ...rest] = all.words
    print(await deed(await operator.enterCompany(slug), rest, all))
    return 0
  }

/** A deed on one person. */
const onUser = (deed: (door: Door, user: PoolUser, name: string, more: string[]) => Promise<string>): Verb['run'] =>
  inPool(async (door, [name = '', ...more]) => deed(door, await needUser(door, name), name, more))

export const verbs: Record<string, Verb> = {
  pools: { count: 0, run: listPools },
  list: { count: 1, run: listUsers },
  create: { count: 2, options: ['language', 'attribute'], run: inPool(create) },
  invite: {
    count: 2,
    run: onUser(async (door, user, name) => {
      await inviteAgain(door, user)
      return `${name} is sent another first password; the one before works no more`
    }),
  },
  disable: {
    count: 2,
    run: onUser(async (door, user, name) => {
      await setEnabled(door, user, false)
      return `${name} is shut out and signed out everywhere`
    }),
  },
  enable: {
    count: 2,
    run: onUser(async (door, user, name) => {
      await setEnabled(door, user, true)
      return `${name} may sign in again`
    }),
  },
  reset: {
    count: 2,
    run: onUser(async (door, user, name) => {
      const { Destination } = await resetUser(door, user)
      return `${name} has to choose a new password; a code for that goes to ${Destination}`
    }),
  },
  'drop-second-step': {
    count: 2,
    run: onUser(async (door, user, name) => {
      await dropSecondFactors(door, user)
      return `${name} is signed out everywhere and signs in with the password alone`
    }),
  },
  remove: {
    count: 2,
    run: onUser(async (door, { sub }, name) => {
      await door.work((transaction) => removeUser(door, transaction, sub))
      return `${name} is removed`
    }),
  },
  'group add': {
    count: 3,
    run: onUser(async (door, { sub }, name, [given = '']) => {
      const changed = await addToGroup(door, sub, readGroup(given))
      return changed ? `${name} is in ${given} now` : `${name} was in ${given} already`
    }),
  },
  'group remove': {
    count: 3,
    run: onUser(async (door, { sub }, name, [given = '']) => {
      const changed = await removeFromGroup(door, sub, readGroup(given))
      return changed ? `${name} is in ${given} no more` : `${name} was not in ${given}`
    }),
  },
  export: { count: 2, run: inPool(exportTo) },
  import: { count: 2, run: importFrom },
  'rotate-keys': {
    count: 1,
    options: ['revoke'],
    run: inPool(async (door, _, { revoke }) => {
      const kid = await door.keys.rotate(door.pool.id, { revoke })
      return revoke
        ? `key ${kid} signs now; everything signed before is refused within seconds, sessions go on with their next refresh`
        : `key ${kid} signs within seconds; the ones before verify until their last token has ended`
    }),
  },
}

async function listPools({ database }: Operator): Promise<number> {
  const rows = await database.directory((transaction) =>
    transaction
      .select({ slug: companies.slug, id: companies.id, hosted: companies.userPool })
      .from(companies)
      .orderBy(companies.slug),
  )
  for (const { slug, id, hosted } of rows) {
    if (hosted) print(`${slug}\t${hosted.userPoolId}\thosted elsewhere`)
    else print(`${slug}\t${await sayPool(database, id)}`)
  }
  return 0
}

async function sayPool(database: Operator['database'], owner: string): Promise<string> {
  const [pool] = await database.directory((transaction) =>
    transaction.select({ id: pools.id }).from(pools).where(eq(pools.owner, owner)),
  )
  if (!pool) return '-\tnot asked for yet'
  const count = await database.forPool(pool.id, (transaction) => transaction.$count(poolUsers))
  return `${pool.id}\t${count} ${count === 1 ? 'person' : 'people'}`
}

async function listUsers(operator: Operator, { words: [slug = ''] }: Words): Promise<number> {
  for await (const user of readUsers(await operator.enterCompany(slug))) {
    const { attributes, username, status, enabled, groups } = user
    const name = username === user.sub ? (attributes.email ?? attributes.phone_number ?? username) : username
    print([name, enabled ? status : `${status}, shut out`, groups.join(' ')].join('\t').trimEnd())
  }
  return 0
}

async function create(door: Door, [name = '']: string[], { language, attributes }: Words): Promise<string> {
  const list = attributes.map((text) => {
    const [Name = '', ...value] = text.split('=')
    return { Name, Value: value.join('=') }
  })
  await createUser(door, { name, attributes: list, ...(language === undefined ? {} : { language }) })
  return `${name} has an account; the invitation is on its way`
}

/** Only its owner may read the file, and one that is there already is left alone. */
async function exportTo(door: Door, [file = '']: string[]): Promise<string> {
  const path = pathOf(file)
  const handle = await open(path, 'wx', 0o600)
  try {
    await handle.write(`${writePoolLine(door)}\n`)
    let count = 0
    for await (const user of readUsers(door)) {
      await handle.write(`${writeUserLine(user)}\n`)
      count += 1
    }
    return `${count} written to ${path}`
  } catch (error) {
    await rm(path)
    throw error
  } finally {
    await handle.close()
  }
}

async function importFrom(operator: Operator, { words: [slug = '', file = ''] }: Words): Promise<number> {
  const path = pathOf(file)
  const handle = await open(path, 'r')
  const { faults, written, tookIds } = await importUsers(await operator.enterCompany(slug), handle.readLines()).finally(
    () => handle.close(),
  )
  for (const { line, problem } of faults) print(`${file}:${line}  ${problem}`)
  if (faults.length > 0) {
    print(`${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}; nobody written`)
    return 1
  }
  print(`${written} written to the pool of ${slug}`)
  if (tookIds) print('the pool took over the ids of the one they come from: start every server of this database anew')
  return 0
}

function readGroup(given: string): string {
  const read = groupName.safeParse(given)
  if (!read.success) throw new OperatorError(`${given} ${read.error.issues[0]?.message}`)
  return read.data
}

/** As seen from where the command was typed. */
const pathOf = (file: string) => resolve(process.env.INIT_CWD ?? '.', file)
