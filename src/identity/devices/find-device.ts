// Finds a device of a person, and seals and opens what it proves itself by.
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Door } from '#identity/ask.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import type { Verifier } from '#identity/sign-in/srp.ts'
import { devices } from '#identity/tables.ts'

export type Device = typeof devices.$inferSelect

/** Only devices that were confirmed count. @throws PoolError ResourceNotFoundException 'Device does not exist.' */
export async function findDevice(door: Door, sub: string, deviceKey: string): Promise<Device> {
  const [device] = await door.work((transaction) =>
    transaction
      .select()
      .from(devices)
      .where(ownDevice(door, sub, deviceKey)),
  )
  if (!device) throw noDevice()
  return device
}

/** The confirmed device of that key, if it is this person's. */
export function ownDevice(door: Door, sub: string, deviceKey: string) {
  return and(
    eq(devices.poolId, door.pool.id),
    eq(devices.deviceKey, deviceKey),
    eq(devices.sub, sub),
    isNotNull(devices.verifier),
  )
}

export const noDevice = () => new PoolError('ResourceNotFoundException', 'Device does not exist.')

export function sealDevice(door: Door, deviceKey: string, { salt, verifier }: Verifier): Buffer {
  const kept = JSON.stringify({ salt: salt.toString('base64'), verifier: verifier.toString('base64') })
  return door.seal.close(placeOf(door, deviceKey), Buffer.from(kept))
}

export function openDevice(door: Door, { deviceKey, verifier: sealed }: Device): Verifier {
  if (!sealed) throw new Error('a device that is not confirmed has nothing to open')
  const kept = JSON.parse(door.seal.open(placeOf(door, deviceKey), sealed).toString()) as Record<string, string>
  return { salt: Buffer.from(kept.salt ?? '', 'base64'), verifier: Buffer.from(kept.verifier ?? '', 'base64') }
}

const placeOf = (door: Door, deviceKey: string) => `device ${door.pool.id} ${deviceKey}`
