// Text of several lines that a person types.
import { z } from 'zod'

/** No database takes NUL, no screen shows the other control characters, and what turns the direction could rearrange what follows it. */
const unfit = /[^\P{Cc}\t\n\r]|[\u202a-\u202e]/gu

export const writtenText = (max: number) =>
  z
    .string()
    .max(max)
    .overwrite((text) => text.replace(unfit, '').trim())
