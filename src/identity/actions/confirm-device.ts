// ConfirmDevice: a new device leaves the verifier of a secret that it made for itself.
import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { accessToken, deviceKey } from '#contract/identity.ts'
import { action } from '#identity/action.ts'
import { findDevice, sealDevice } from '#identity/devices/find-device.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import { readClientValue } from '#identity/sign-in/srp.ts'
import { devices } from '#identity/tables.ts'
import { enterToken } from '#identity/tokens/read-token.ts'

const base64 = z
  .base64('Member must be base64')
  .min(1)
  .max(1024)
  .transform((text) => Buffer.from(text, 'base64'))

export const confirmDevice = action({
  name: 'ConfirmDevice',
  input: z.object({
    AccessToken: accessToken,
    DeviceKey: deviceKey,
    DeviceName: z
      .string()
      .min(1)
      .max(1024)
      .refine((name) => !name.includes('\0'), 'Member must be a text')
      .optional(),
    DeviceSecretVerifierConfig: z.object({
      Salt: base64,
      PasswordVerifier: base64.refine(
        (verifier) => readClientValue(verifier.toString('hex')) !== undefined,
        'Member must be a verifier',
      ),
    }),
  }),
  replays: true,
  run: async ({ AccessToken, DeviceKey, DeviceName, DeviceSecretVerifierConfig }, ask) => {
    const { door, user } = await enterToken(ask, AccessToken)
    const { Salt: salt, PasswordVerifier: verifier } = DeviceSecretVerifierConfig
    const isAsked = door.pool.settings.devices === 'asked'
    const confirmed = await door.work((transaction) =>
      transaction
        .update(devices)
        .set({
          verifier: sealDevice(door, DeviceKey, { salt, verifier }),
          name: DeviceName ?? null,
          remembered: !isAsked,
        })
        .where(
          and(
            eq(devices.poolId, door.pool.id),
            eq(devices.deviceKey, DeviceKey),
            eq(devices.sub, user.sub),
            isNull(devices.verifier),
          ),
        )
        .returning({ deviceKey: devices.deviceKey }),
    )
    if (confirmed.length === 0) {
      await findDevice(door, user.sub, DeviceKey)
      throw new PoolError('DeviceKeyExistsException', 'Device is confirmed already.')
    }
    return { UserConfirmationNecessary: isAsked }
  },
})
