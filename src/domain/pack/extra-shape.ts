// What each key of extras.json must be: transfers and insurance that are added to a trip.
import { z } from 'zod'
import { extraTypes, extraUnits, soldAs } from '#domain/extras/extra.ts'
import { amount } from './amount.ts'
import * as rule from './field-rules.ts'
import type { PackTexts } from './pack-texts.ts'

const yesOrNo = z.boolean({ error: 'true or false' })
const fee = { percent: rule.wholeNumber(0, 100).optional(), amount: amount.optional() }
const step = { daysBefore: rule.wholeNumber(0, 365), time: rule.timeOfDay, fee: rule.objectOf(fee) }

const end = z
  .string({ error: 'the code of an airport such as DXB, or hotel, or clinic' })
  .regex(/^([A-Z]{3}|hotel|clinic)$/, { error: 'the code of an airport such as DXB, or hotel, or clinic' })

export function extraShape({ name, line, text }: PackTexts) {
  return {
    slug: rule.slug,
    type: rule.oneOf(extraTypes),
    title: name,
    description: text,
    price: amount,
    currency: rule.currency,
    unit: rule.oneOf(extraUnits),
    cancellation: rule.listOf(rule.objectOf(step), 0, 20),
    party: rule
      .objectOf({
        name,
        phone: rule.phone,
        registration: line.optional(),
        policyUrl: rule.httpsUrl.optional(),
      })
      .optional(),
    transfer: rule
      .objectOf({
        from: end,
        to: end,
        bothWays: yesOrNo,
        seats: rule.wholeNumber(1, 60),
        luggage: line,
        wheelchair: yesOrNo,
        perDay: rule.wholeNumber(1, 1_000).optional(),
      })
      .optional(),
    insurance: rule
      .objectOf({
        soldAs: rule.oneOf(soldAs),
        covers: rule.listOf(line, 1, 50),
        excludes: rule.listOf(line, 0, 50),
      })
      .optional(),
  }
}

export type ExtraShape = ReturnType<typeof extraShape>
