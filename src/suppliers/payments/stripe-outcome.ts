// Asks Stripe and reads its answer; and runs calls that change something, so that what came of them is known or said to be unknown.
import type { z } from 'zod'
import type { PaymentRefusal } from '#domain/payments/payment-gateway.ts'
import { Fault } from '#kernel/fault.ts'
import { type Outcome, refused, unknown } from '#kernel/outcome.ts'
import { meaningOf, StripeRefused, StripeUnanswered } from './stripe-errors.ts'

/**
 * What the call answered, as the form has it.
 * @throws StripeRefused; StripeUnanswered, also where the answer cannot be read; StripeRequestWrong
 */
export async function ask<Form extends z.ZodType>(form: Form, call: () => Promise<unknown>): Promise<z.output<Form>> {
  const answer = await call().catch((error: unknown) => {
    throw meaningOf(error)
  })
  const read = form.safeParse(answer)
  if (!read.success) throw new StripeUnanswered('Stripe answers what cannot be read.', 'maybe')
  return read.data
}

/** @throws as `ask` does; undefined where there is no such thing */
export async function askFor<Form extends z.ZodType>(
  form: Form,
  call: () => Promise<unknown>,
): Promise<z.output<Form> | undefined> {
  try {
    return await ask(form, call)
  } catch (error) {
    if (error instanceof StripeRefused && error.reason === 'not-found') return undefined
    throw error
  }
}

/** Whether anything that changes something may have reached Stripe by now. */
export type Progress = { sent: 'no' | 'maybe' }

/**
 * `ask` for what changes something, under an idempotency key. A broken line is tried once more: under the same key Stripe answers what it
 * answered before, for 24 hours, and so a lost answer is found.
 */
export async function write<Form extends z.ZodType>(
  progress: Progress,
  form: Form,
  call: () => Promise<unknown>,
): Promise<z.output<Form>> {
  try {
    return await attempt(progress, form, call)
  } catch (error) {
    if (!(error instanceof StripeUnanswered && error.isLine)) throw error
    return await attempt(progress, form, call)
  }
}

async function attempt<Form extends z.ZodType>(progress: Progress, form: Form, call: () => Promise<unknown>) {
  try {
    return await ask(form, call)
  } catch (error) {
    if (error instanceof StripeUnanswered && error.sent === 'maybe') progress.sent = 'maybe'
    throw error
  }
}

/** @param change keeps `progress` by its writes; what it throws beside a refusal and no answer is a bug, and is thrown on */
export async function outcomeOf<Value>(
  change: (progress: Progress) => Promise<Outcome<Value, PaymentRefusal>>,
): Promise<Outcome<Value, PaymentRefusal>> {
  const progress: Progress = { sent: 'no' }
  try {
    return await change(progress)
  } catch (error) {
    if (error instanceof StripeRefused) return refused(error.reason)
    if (error instanceof Fault && error.code === 'unavailable') return unknown(progress.sent)
    throw error
  }
}
