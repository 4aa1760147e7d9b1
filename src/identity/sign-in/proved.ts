// What somebody has proved so far in one sign-in: kept in the state of each step for the one after it.
import { z } from 'zod'

export const provedSchema = z.object({
  first: z.enum(['PASSWORD', 'WEB_AUTHN', 'EMAIL_OTP', 'SMS_OTP', 'AUTO_SIGN_IN']),
  second: z.enum(['SOFTWARE_TOKEN_MFA', 'EMAIL_OTP', 'SMS_MFA', 'DEVICE']).optional(),
  /**
   * A device that the client says it is; it has proved so when `second` is DEVICE. Each answer says it anew: the library looks for
   * its device under the name that it knows at that step, and can prove none that it does not find there.
   */
  deviceKey: z.string().optional(),
  /** Of a DEVICE: that it stands for a second factor, or came after one. One that is merely known stands for nothing. */
  hasSecondFactor: z.boolean().optional(),
  /** The proofStamp of the person when they proved the first of it; set by takeNextStep. */
  stamp: z.string().optional(),
})

export type Proved = z.output<typeof provedSchema>
