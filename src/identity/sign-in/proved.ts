// What somebody has proved so far in one sign-in: kept in the state of each step for the one after it.
import { z } from 'zod'

export const provedSchema = z.object({
  first: z.enum(['PASSWORD', 'WEB_AUTHN', 'EMAIL_OTP', 'SMS_OTP', 'AUTO_SIGN_IN']),
  second: z.enum(['SOFTWARE_TOKEN_MFA', 'EMAIL_OTP', 'SMS_MFA', 'DEVICE']).optional(),
  /** A device that the client says it is; it has proved so when `second` is DEVICE. */
  deviceKey: z.string().optional(),
})

export type Proved = z.output<typeof provedSchema>
