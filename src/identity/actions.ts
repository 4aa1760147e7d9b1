// Every action of the protocol there is, written out, found by the name that the wire gives it.
import type { Action } from './action.ts'

const list: readonly Action[] = []

const byTarget = new Map(
  list.map((action) => [
    `${action.service === 'user-pool' ? 'AWSCognitoIdentityProviderService' : 'AWSCognitoIdentityService'}.${action.name}`,
    action,
  ]),
)

/** @param target the header `X-Amz-Target` */
export function findAction(target: string): Action | undefined {
  return byTarget.get(target)
}
