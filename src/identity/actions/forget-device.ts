// ForgetDevice: the device is asked for a second factor again. Its sessions go on: signing out is another deed.
import { z } from 'zod'
import { accessToken, deviceKey } from '#contract/identity.ts'
import { action } from '#identity/action.ts'
import { noDevice, ownDevice } from '#identity/devices/find-device.ts'
import { devices } from '#identity/tables.ts'
import { enterToken } from '#identity/tokens/read-token.ts'

export const forgetDevice = action({
  name: 'ForgetDevice',
  input: z.object({ AccessToken: accessToken, DeviceKey: deviceKey }),
  replays: true,
  run: async ({ AccessToken, DeviceKey }, ask) => {
    const { door, user } = await enterToken(ask, AccessToken)
    const forgotten = await door.work((transaction) =>
      transaction
        .delete(devices)
        .where(ownDevice(door, user.sub, DeviceKey))
        .returning({ deviceKey: devices.deviceKey }),
    )
    if (forgotten.length === 0) throw noDevice()
    return {}
  },
})
