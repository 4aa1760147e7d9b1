// What is done with the list of a provider's own people on the command line; the first owner is made here.
import type { Provider } from '#domain/provider/provider.ts'
import { dismissStaff } from '#domain/staff/change-staff.ts'
import { type AtList, inviteStaff, type StaffParts } from '#domain/staff/invite-staff.ts'
import { listStaff } from '#domain/staff/list-staff.ts'
import { isEmail } from '#identity/users/attributes.ts'
import { systemClock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { createLog } from '#kernel/log.ts'
import { type StaffRole, staffRoles } from '#kernel/who-may-do.ts'
import { readConfig } from '#wiring/config.ts'
import { siteOrigin } from '#wiring/own-address.ts'
import { createStaffPool } from '#wiring/staff-pool.ts'
import { createUserPools } from '#wiring/user-pools.ts'
import { oneLine } from './one-line.ts'
import { findProvider } from './open-desk.ts'
import { openOperator } from './open-operator.ts'
import { OperatorError } from './operator-error.ts'
import { complain, print } from './say.ts'

type List = { parts: StaffParts; at: AtList; provider: Provider }

async function atList(domain: string, work: (list: List) => Promise<number>): Promise<number> {
  const operator = await openOperator(createLog('warn', (line) => complain(line)))
  try {
    const { database, identity } = operator
    const provider = await findProvider(database, domain)
    const origin = siteOrigin({ domain, config: readConfig() })
    const userPools = createUserPools(identity.parts)
    const staffPool = createStaffPool(identity.parts, userPools)
    return await work({
      parts: { database, userPools, staffPool, clock: systemClock },
      at: { provider, origin, by: null },
      provider,
    })
  } finally {
    await operator.close()
  }
}

/** @returns the exit code */
export function listColleagues(domain: string): Promise<number> {
  return atList(domain, async ({ parts, provider }) => {
    const list = await listStaff(parts.database, provider.id)
    for (const { email, name, roles, joinedAt } of list)
      print(
        [email, name, roles.join(','), joinedAt ? `since ${joinedAt.toISOString().slice(0, 10)}` : 'invited'].join(
          '\t',
        ),
      )
    if (list.length === 0) complain('nobody yet; staff-add makes the first owner')
    return 0
  })
}

/** @param given as typed; roles with commas between them. @returns the exit code */
export async function addStaff(domain: string, given: { email: string; name: string; roles: string }): Promise<number> {
  const name = oneLine(given.name, [2, 80], '--name')
  const roles = readRoles(given.roles)
  const email = given.email.trim().toLowerCase()
  if (!isEmail(email)) throw new OperatorError(`${given.email} is no e-mail address`)
  return atList(domain, async ({ parts, at }) => {
    const language = at.provider.languages[0] ?? 'en'
    const { way, isNew } = await inviteStaff(parts, at, { email, name, roles, language }).catch((error: unknown) => {
      throw said(error) ?? error
    })
    if (!isNew) {
      print(`nothing to change: ${name} is on the list already`)
      return 0
    }
    const what = {
      mail: 'a mail with a first password and the address of the desk is on its way',
      known: 'they sign in as they do already',
      hosted: 'make their account in the hosted pool with this address, and put it into its group "staff"',
    }[way]
    print(`${name} is on the list as ${roles.join(', ')}; ${what}`)
    return 0
  })
}

/** @returns the exit code */
export function removeStaff(domain: string, given: string): Promise<number> {
  const email = given.trim().toLowerCase()
  return atList(domain, async ({ parts, at, provider }) => {
    const row = (await listStaff(parts.database, provider.id)).find((one) => one.email === email)
    if (!row) throw new OperatorError(`nobody with the address ${email} works there`)
    await dismissStaff(parts, at, row.id)
    const { isOwn } = await parts.userPools.userPoolOf(provider.company)
    print(
      `${row.name} is off the list${isOwn ? '' : '; take them out of the group "staff" of the hosted pool as well'}`,
    )
    return 0
  })
}

function readRoles(given: string): StaffRole[] {
  const words = given.split(',').map((word) => word.trim())
  const unknown = words.filter((word) => !staffRoles.some((role) => role === word))
  if (unknown.length > 0) throw new OperatorError(`--roles knows ${staffRoles.join(', ')}, with commas between them`)
  return staffRoles.filter((role) => words.includes(role))
}

/** Faults of a field say to a screen which; a line says all of it. */
function said(error: unknown): OperatorError | undefined {
  const reason = error instanceof Fault ? error.fields[0]?.reason : undefined
  const line = reason === undefined ? undefined : sentences[reason]
  return line === undefined ? undefined : new OperatorError(line)
}

const sentences: Record<string, string> = {
  colleague:
    'somebody with this address works there already, under another name or with other roles; change them at the desk',
  patient: 'this address has a patient’s account in the pool; a colleague needs another address',
  invalid: 'no account can be made with this address in the pool',
}
