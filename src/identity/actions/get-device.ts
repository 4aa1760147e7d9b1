// GetDevice: one device of the person.
import { z } from 'zod'
import { accessToken, deviceKey } from '#contract/identity.ts'
import { action } from '#identity/action.ts'
import { describeDevice } from '#identity/devices/describe-device.ts'
import { findDevice } from '#identity/devices/find-device.ts'
import { enterToken } from '#identity/tokens/read-token.ts'

export const getDevice = action({
  name: 'GetDevice',
  input: z.object({ AccessToken: accessToken, DeviceKey: deviceKey }),
  replays: false,
  run: async ({ AccessToken, DeviceKey }, ask) => {
    const { door, user } = await enterToken(ask, AccessToken)
    return { Device: describeDevice(await findDevice(door, user.sub, DeviceKey)) }
  },
})
