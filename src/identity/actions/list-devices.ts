// ListDevices: the confirmed devices of the person, the newest first, page by page.
import { and, desc, eq, isNotNull, lt, or } from 'drizzle-orm'
import { z } from 'zod'
import { accessToken } from '#contract/identity.ts'
import { action } from '#identity/action.ts'
import { describeDevice } from '#identity/devices/describe-device.ts'
import { cutPage, readPlace } from '#identity/pool/page-place.ts'
import { devices } from '#identity/tables.ts'
import { enterToken } from '#identity/tokens/read-token.ts'

const mostDevices = 60

export const listDevices = action({
  name: 'ListDevices',
  input: z.object({
    AccessToken: accessToken,
    Limit: z
      .number()
      .int()
      .min(0, 'Member must have value greater than or equal to 0')
      .max(mostDevices, `Member must have value less than or equal to ${mostDevices}`)
      .optional(),
    PaginationToken: z.string().min(1).max(1024).optional(),
  }),
  replays: false,
  run: async ({ AccessToken, Limit, PaginationToken }, ask) => {
    const { door, user } = await enterToken(ask, AccessToken)
    const after = readPlace(PaginationToken)
    const limit = Limit || mostDevices
    const rows = await door.work((transaction) =>
      transaction
        .select()
        .from(devices)
        .where(
          and(
            eq(devices.poolId, door.pool.id),
            eq(devices.sub, user.sub),
            isNotNull(devices.verifier),
            after &&
              or(
                lt(devices.createdAt, after.createdAt),
                and(eq(devices.createdAt, after.createdAt), lt(devices.deviceKey, after.id)),
              ),
          ),
        )
        .orderBy(desc(devices.createdAt), desc(devices.deviceKey))
        .limit(limit + 1),
    )
    const { page, next } = cutPage(rows, limit, ({ deviceKey: key }) => key)
    return { Devices: page.map(describeDevice), ...(next === undefined ? {} : { PaginationToken: next }) }
  },
})
