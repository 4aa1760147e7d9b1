// UpdateDeviceStatus: the person has a device remembered, or no longer.
import { z } from 'zod'
import { accessToken, deviceKey } from '#contract/identity.ts'
import { action } from '#identity/action.ts'
import { noDevice, ownDevice } from '#identity/devices/find-device.ts'
import { devices } from '#identity/tables.ts'
import { enterToken } from '#identity/tokens/read-token.ts'

export const updateDeviceStatus = action({
  name: 'UpdateDeviceStatus',
  input: z.object({
    AccessToken: accessToken,
    DeviceKey: deviceKey,
    DeviceRememberedStatus: z.enum(
      ['remembered', 'not_remembered'],
      'Member must satisfy enum value set: [remembered, not_remembered]',
    ),
  }),
  replays: true,
  run: async ({ AccessToken, DeviceKey, DeviceRememberedStatus }, ask) => {
    const { door, user } = await enterToken(ask, AccessToken)
    const changed = await door.work((transaction) =>
      transaction
        .update(devices)
        .set({ remembered: DeviceRememberedStatus === 'remembered' })
        .where(ownDevice(door, user.sub, DeviceKey))
        .returning({ deviceKey: devices.deviceKey }),
    )
    if (changed.length === 0) throw noDevice()
    return {}
  },
})
