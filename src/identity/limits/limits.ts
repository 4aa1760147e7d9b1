// How often each thing may be done: the hosted pool's numbers for a person, ours for a network address.
import type { Quota } from './quota.ts'

const perHour = (count: number): Quota => ({ count, windowS: 3600 })

/** Of one person, or of a name that nobody has (hosted pool: quotas of its guide). */
export const personLimits = {
  /** Asking for a code to choose a new password with. */
  forgotPassword: perHour(10),
  /** Typing it; the hosted pool allows 5 to 20. */
  confirmForgotPassword: perHour(20),
  resend: perHour(5),
  confirmSignUp: perHour(15),
  changePassword: perHour(5),
  askAttributeCode: perHour(5),
  verifyAttribute: perHour(15),
  /** Codes sent to sign in with, to somebody who has proved nothing yet: asked for from one network address, and from all. */
  signInCode: perHour(20),
  signInCodeFromAll: perHour(40),
  /** Codes sent as a second factor: likewise. */
  secondFactorCode: perHour(40),
  secondFactorCodeFromAll: perHour(80),
} as const

/** Of one mailbox, whatever stands behind a plus sign in its address: mails that strangers can make the pool send there. */
export const mailboxLimit = perHour(20)

/** Of one network address, which a clinic or a hotel may share: far above what people do, far below what programs do. */
export const senderLimits = {
  signUp: perHour(600),
  /** Forgotten passwords and codes that did not arrive. */
  askCode: perHour(600),
  /** Steps of signing in and of confirming: a sign-in takes two to four. */
  signIn: perHour(2400),
  /** Wrong passwords and codes in all names together, of people who are not known at the address. */
  wrongAnswer: perHour(300),
} as const
