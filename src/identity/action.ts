// An action of the protocol as a value: its name on the wire, what it takes, and the deed.
import type { z } from 'zod'
import type { Ask } from './ask.ts'

export type Action<Input extends z.ZodType = z.ZodType> = {
  /** As `X-Amz-Target` names it behind the dot. */
  name: string
  service: 'user-pool' | 'identity-pool'
  input: Input
  /**
   * A request that comes again under the same invocation id gets the first answer again, and is counted once. Off for what only
   * reads, and where the answer may be made twice without harm.
   */
  replays: boolean
  /** Done by people who have not signed in: counted for the network address that asks, before anything else. */
  isForStrangers?: boolean
  /** @throws PoolError */
  run(input: z.output<Input>, ask: Ask): Promise<object>
}

export function action<Input extends z.ZodType>(
  value: Omit<Action<Input>, 'service'> & Partial<Action<Input>>,
): Action {
  return { service: 'user-pool', ...value } as Action
}
