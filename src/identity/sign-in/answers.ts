// Who takes the answer to which challenge.
import { answerDeviceSrp, answerDeviceVerifier } from '#identity/devices/answer-device-challenge.ts'
import { answerPasskeyChallenge } from '#identity/passkeys/answer-passkey-challenge.ts'
import { answerCode } from './answer-code.ts'
import { answerMfaSetup } from './answer-mfa-setup.ts'
import { answerNewPassword } from './answer-new-password.ts'
import { answerSelectChallenge } from './answer-select-challenge.ts'
import { answerSelectMfaType } from './answer-select-mfa-type.ts'
import { answerSoftwareToken } from './answer-software-token.ts'
import { type ChallengeAnswer, needSession, type TakeAnswer } from './challenge-answer.ts'
import { answerPasswordProof } from './password-proof.ts'

/** As the wire names them. */
export const challengeNames = [
  'PASSWORD_VERIFIER',
  'SOFTWARE_TOKEN_MFA',
  'EMAIL_OTP',
  'SMS_MFA',
  'SMS_OTP',
  'SELECT_MFA_TYPE',
  'MFA_SETUP',
  'NEW_PASSWORD_REQUIRED',
  'SELECT_CHALLENGE',
  'WEB_AUTHN',
  'DEVICE_SRP_AUTH',
  'DEVICE_PASSWORD_VERIFIER',
] as const

export type ChallengeName = (typeof challengeNames)[number]

const withSession = (answer: ChallengeAnswer) => ({ session: needSession(answer), responses: answer.responses })

const answers: Record<ChallengeName, TakeAnswer> = {
  PASSWORD_VERIFIER: answerPasswordProof,
  SOFTWARE_TOKEN_MFA: answerSoftwareToken,
  EMAIL_OTP: answerCode('EMAIL_OTP'),
  SMS_MFA: answerCode('SMS_MFA'),
  SMS_OTP: answerCode('SMS_OTP'),
  SELECT_MFA_TYPE: answerSelectMfaType,
  MFA_SETUP: answerMfaSetup,
  NEW_PASSWORD_REQUIRED: answerNewPassword,
  SELECT_CHALLENGE: answerSelectChallenge,
  WEB_AUTHN: answerPasskeyChallenge,
  DEVICE_SRP_AUTH: (door, answer) => answerDeviceSrp(door, withSession(answer)),
  DEVICE_PASSWORD_VERIFIER: (door, answer) => answerDeviceVerifier(door, withSession(answer)),
}

/** @param name one of the list: the wire's own words never reach this lookup unchecked */
export const findAnswer = (name: ChallengeName): TakeAnswer => answers[name]
