// An error of the user pool as its protocol says it: a type that the library knows, and a sentence.

/** Every error type that the pool answers with (identity service model of the hosted pool). */
export const poolErrorTypes = [
  'AliasExistsException',
  'CodeDeliveryFailureException',
  'CodeMismatchException',
  'DeviceKeyExistsException',
  'EnableSoftwareTokenMFAException',
  'ExpiredCodeException',
  'InternalErrorException',
  'InvalidParameterException',
  'InvalidPasswordException',
  'LimitExceededException',
  'NotAuthorizedException',
  'PasswordResetRequiredException',
  'RefreshTokenReuseException',
  'ResourceNotFoundException',
  'SerializationException',
  'SoftwareTokenMFANotFoundException',
  'TooManyFailedAttemptsException',
  'TooManyRequestsException',
  'UnauthorizedException',
  'UnknownOperationException',
  'UnsupportedTokenTypeException',
  'UserNotConfirmedException',
  'UserNotFoundException',
  'UsernameExistsException',
  'WebAuthnChallengeNotFoundException',
  'WebAuthnClientMismatchException',
  'WebAuthnCredentialNotSupportedException',
  'WebAuthnNotEnabledException',
  'WebAuthnOriginNotAllowedException',
  'WebAuthnRelyingPartyMismatchException',
] as const

export type PoolErrorType = (typeof poolErrorTypes)[number]

export class PoolError extends Error {
  readonly type: PoolErrorType

  /** @param message the hosted service's own sentence where it is known: people's code compares them */
  constructor(type: PoolErrorType, message: string) {
    super(message)
    this.name = 'PoolError'
    this.type = type
  }
}

export const notAuthorized = (message: string) => new PoolError('NotAuthorizedException', message)
