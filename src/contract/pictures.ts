// Photographs that a provider handed over. Where there is none, the page draws an illustration.
import { z } from 'zod'

/** `digest` names the version in the address; sizes in pixels as handed over. */
export const photo = z.object({ slug: z.string(), digest: z.string(), width: z.int(), height: z.int() })
export type Photo = z.infer<typeof photo>

/** Widths in pixels that are made of a photograph. */
export const photoWidths = [320, 640, 1280] as const
export const photoPath = '/api/pictures/{slug}/{width}'
