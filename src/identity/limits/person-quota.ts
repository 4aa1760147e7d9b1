// Counts what is done in somebody's name before they have signed in, so that a stranger's tries do not use up their own.
import type { Door } from '#identity/ask.ts'
import { isKnownSender } from '#identity/sign-in/known-sender.ts'
import { type Quota, takeQuota } from './quota.ts'

/** How many network addresses can each do as much as one may, before what they do in one name is counted together. */
const sharedTimes = 4

/**
 * Counts for the network address that asks, and for all addresses together, but for one that the person signed in from lately:
 * whoever guesses from elsewhere cannot keep them from their own account.
 * @param sub of the person, or of nobody
 * @throws PoolError LimitExceededException
 */
export async function takePersonQuota(door: Door, what: string, sub: string, quota: Quota): Promise<void> {
  await takeQuota(door, what, `${sub} from ${door.asker.sender}`, quota)
  if (await door.work((transaction) => isKnownSender(door, transaction, sub))) return
  await takeQuota(door, what, sub, { ...quota, count: quota.count * sharedTimes })
}
