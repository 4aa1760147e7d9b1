// A device that signs in: the key of a new one, and when a known one was last here.
import { randomBytes } from 'node:crypto'
import type { Transaction } from '#db/scope.ts'
import type { Door } from '#identity/ask.ts'
import { devices } from '#identity/tables.ts'
import type { PoolUser } from '#identity/users/user.ts'
import { newId } from '#kernel/id.ts'
import { ownDevice } from './find-device.ts'

/** As the protocol names it: both are part of the verifier that the device makes of itself. */
export type NewDevice = { DeviceKey: string; DeviceGroupKey: string }

/** @returns undefined where the pool keeps track of none */
export async function newDevice(
  door: Door,
  transaction: Transaction,
  user: Pick<PoolUser, 'sub'>,
): Promise<NewDevice | undefined> {
  const { pool } = door
  if (pool.settings.devices === 'never') return undefined
  const region = pool.id.slice(0, pool.id.indexOf('_'))
  const deviceKey = `${region}_${newId()}`
  const groupKey = `-${randomBytes(6).toString('hex')}`
  const now = door.clock()
  await transaction
    .insert(devices)
    .values({ poolId: pool.id, deviceKey, groupKey, sub: user.sub, createdAt: now, lastUsedAt: now })
  return { DeviceKey: deviceKey, DeviceGroupKey: groupKey }
}

/** Notes that a known device has just signed in. @returns false when it is none of this person's, or not any more */
export async function useDevice(
  door: Door,
  transaction: Transaction,
  user: Pick<PoolUser, 'sub'>,
  deviceKey: string,
): Promise<boolean> {
  if (door.pool.settings.devices === 'never') return false
  const used = await transaction
    .update(devices)
    .set({ lastUsedAt: door.clock() })
    .where(ownDevice(door, user.sub, deviceKey))
    .returning({ deviceKey: devices.deviceKey })
  return used.length === 1
}
