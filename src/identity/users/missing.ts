// What is said of a name that nobody has, where the pool does not hide who there is.
import { PoolError } from '#identity/pool/pool-error.ts'

export const nobodyHasIt = (): PoolError =>
  new PoolError('UserNotFoundException', 'Username/client id combination not found.')
