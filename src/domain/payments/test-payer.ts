// The payer's side of the test gateway: what a page of ours does in place of a gateway's own fields. No money moves.
import type { TestCard } from '#kernel/test-cards.ts'
import type { PaymentRefusal } from './payment-gateway.ts'

/** `challenge`: the payer has to prove who they are; `unknown`: the gateway gave no answer, whatever it did. */
export type TestAnswer = {
  outcome: 'authorized' | 'challenge' | 'refused' | 'unknown'
  refusal: PaymentRefusal | null
  paymentId: string
}

/** By the secret that the payer's browser was given. Safe to repeat. */
export type TestPayer = {
  /** @throws Fault not-found */
  complete(providerId: string, paying: { secret: string; card: TestCard }): Promise<TestAnswer>
  /** @throws Fault not-found */
  answerChallenge(providerId: string, answer: { secret: string; isApproved: boolean }): Promise<TestAnswer>
}
