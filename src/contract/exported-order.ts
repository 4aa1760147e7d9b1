// An order as an export has it: what was ordered, who travels, what was agreed to, paid and given back.
import { z } from 'zod'

const moment = z.string()

export const exportedOrder = z.object({
  reference: z.string(),
  state: z.string(),
  currency: z.string(),
  rates: z.array(z.object({ from: z.string(), to: z.string(), rate: z.string(), until: z.string() })),
  language: z.string(),
  createdAt: moment,
  agreedAt: moment.nullable(),
  /** The day of the terms that were agreed to. */
  termsOf: z.string().nullable(),
  placedAt: moment.nullable(),
  endedAt: moment.nullable(),
  items: z.array(
    z.object({
      booking: z.string(),
      state: z.string(),
      totalMinor: z.number(),
      onSiteMinor: z.number(),
      isFeeWaived: z.boolean(),
      /** What its changes cost beside its price, in the currency that it is sold in. */
      changeFeeMinor: z.number(),
      contact: z
        .object({ firstName: z.string(), lastName: z.string(), email: z.string(), phone: z.string() })
        .nullable(),
      answers: z.record(z.string(), z.string()),
    }),
  ),
  instalments: z.array(z.object({ amountMinor: z.number(), dueOn: z.string().nullable() })),
  travellers: z.array(
    z.object({
      isPatient: z.boolean(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      phone: z.string(),
    }),
  ),
  payments: z.array(
    z.object({
      method: z.string(),
      state: z.string(),
      refusal: z.string(),
      amountMinor: z.number(),
      currency: z.string(),
      /** Who paid it by a link, as they gave their name; null where the client did. */
      payer: z.string().nullable(),
      at: moment,
      endedAt: moment.nullable(),
    }),
  ),
  /** By which others were asked to pay. */
  payerLinks: z.array(
    z.object({
      covers: z.string(),
      payerName: z.string(),
      payerEmail: z.string(),
      note: z.string(),
      shownName: z.string(),
      madeBy: z.string(),
      lastsUntil: z.string(),
      at: moment,
      revokedAt: moment.nullable(),
    }),
  ),
  refunds: z.array(
    z.object({
      state: z.string(),
      why: z.string(),
      /** A colleague's own words. */
      note: z.string(),
      amountMinor: z.number(),
      currency: z.string(),
      at: moment,
      endedAt: moment.nullable(),
    }),
  ),
  changes: z.array(
    z.object({
      booking: z.string(),
      state: z.string(),
      refusal: z.string(),
      totalMinor: z.number(),
      feeMinor: z.number(),
      nowMinor: z.number(),
      refundMinor: z.number(),
      travellers: z.array(z.object({ firstName: z.string(), lastName: z.string() })),
      at: moment,
      agreedAt: moment.nullable(),
      endedAt: moment.nullable(),
    }),
  ),
})
