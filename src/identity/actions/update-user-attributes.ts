// UpdateUserAttributes: what somebody says of themselves. A new address waits for its code while the old one stays.
import { z } from 'zod'
import { accessToken, attributes } from '#contract/identity.ts'
import type { Transaction } from '#db/scope.ts'
import { action } from '#identity/action.ts'
import type { Door } from '#identity/ask.ts'
import { dropCode } from '#identity/codes/codes.ts'
import { sendAttributeCode } from '#identity/codes/send-attribute-code.ts'
import { personLimits } from '#identity/limits/limits.ts'
import { takeQuota } from '#identity/limits/quota.ts'
import type { CodeDelivery } from '#identity/messages/send-code.ts'
import { enterToken } from '#identity/tokens/read-token.ts'
import { type Address, type Attributes, addresses, readChanges } from '#identity/users/attributes.ts'
import { holdUser } from '#identity/users/find-user.ts'
import { isAddressTaken } from '#identity/users/is-address-taken.ts'
import type { PoolUser } from '#identity/users/user.ts'
import { aliasExists, updateUser } from '#identity/users/write-user.ts'

export const updateUserAttributes = action({
  name: 'UpdateUserAttributes',
  replays: true,
  input: z.object({ AccessToken: accessToken, UserAttributes: attributes }),
  run: async (input, ask) => {
    const { door, user } = await enterToken(ask, input.AccessToken)
    const changes = readChanges(door.pool.settings, input.UserAttributes)
    for (const address of newAddresses(user, changes))
      await takeQuota(door, `ask-code ${address}`, user.sub, personLimits.askAttributeCode)
    const deliveries = await door.work((transaction) => change(door, transaction, user.sub, changes))
    return { CodeDeliveryDetailsList: deliveries }
  },
})

/** The addresses that are set to something that is not proved to be theirs. */
function newAddresses(user: PoolUser, changes: Attributes): Address[] {
  return addresses.filter((one) => changes[one] && changes[one] !== user.attributes[one])
}

async function change(door: Door, transaction: Transaction, sub: string, changes: Attributes): Promise<CodeDelivery[]> {
  const user = await holdUser(door, transaction, sub)
  if (!user) return []
  const attributes = { ...user.attributes, ...changes }
  for (const address of addresses) if (address in changes) keepOrForget(door, user, attributes, address)
  for (const [name, value] of Object.entries(attributes)) if (value === '') delete attributes[name]
  const changed = await updateUser(door, transaction, user, { attributes })
  const deliveries: CodeDelivery[] = []
  for (const address of addresses) {
    const to = changes[address]
    if (to === undefined) continue
    // What waited before is not wanted any more.
    await dropCode(door, transaction, { sub, purpose: `attribute:${address}` })
    if (!newAddresses(user, changes).includes(address)) continue
    if (await isAddressTaken(door, transaction, { address, value: to, butBy: sub })) throw aliasExists(address)
    deliveries.push(await sendAttributeCode(door, transaction, changed, { address, to }))
  }
  return deliveries
}

/** One that somebody has stays until the new one is proved; a first one is there at once, unproved, unless they sign in with it. */
function keepOrForget(door: Door, user: PoolUser, attributes: Attributes, address: Address): void {
  const old = user.attributes[address]
  const asked = attributes[address]
  if (asked === '') delete attributes[`${address}_verified`]
  else if (old !== undefined) attributes[address] = old
  else if (door.pool.settings.signInWith.includes(address)) delete attributes[address]
  else attributes[`${address}_verified`] = 'false'
}
