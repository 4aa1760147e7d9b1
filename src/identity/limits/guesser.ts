// Counts the wrong answers of one network address over all names: whoever tries one password on many people is held back too.
import type { Transaction } from '#db/scope.ts'
import type { Door } from '#identity/ask.ts'
import { senderLimits } from './limits.ts'
import { addToQuota, isUsedUp } from './quota.ts'

const what = 'wrong-answer'

/** @returns whether no more answers are heard from there at present */
export function isGuesser(door: Door, transaction: Transaction): Promise<boolean> {
  return isUsedUp(door, transaction, what, door.asker.sender, senderLimits.wrongAnswer)
}

/** In the transaction that counts the answer as wrong. */
export async function countGuess(door: Door, transaction: Transaction): Promise<void> {
  await addToQuota(door, transaction, what, door.asker.sender, senderLimits.wrongAnswer)
}
