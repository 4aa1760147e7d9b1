// What a supplier needs to know before it books: said of what is held, and enforced when it is confirmed.
import { z } from 'zod'

/**
 * `path`: where in what the client gives (`contact.email`, `details.remarks`); `maxLength`: letters that the supplier has room for.
 * `names`: exactly `count` people, each with a first and a last name.
 */
export const requirement = z.discriminatedUnion('type', [
  z.object({ path: z.string(), type: z.literal('text'), isRequired: z.boolean(), maxLength: z.int() }),
  z.object({ path: z.string(), type: z.literal('names'), count: z.int(), maxLength: z.int() }),
])
export type Requirement = z.output<typeof requirement>
