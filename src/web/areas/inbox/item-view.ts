// What the API says of an item, and the pieces that it is shown in.
import type { z } from 'zod'
import type { readInboxItem } from '#contract/inbox.ts'

export type ItemReply = z.output<typeof readInboxItem.reply>

/** One line of what it is about. `isLatin`: runs from left to right in every language. */
export type Fact = { label: string; text: string; href?: string; isLatin?: boolean }

/** Something in a conversation with the assistant. */
export type Turn = { who: string; isTheirs: boolean; pieces: Piece[] }

/** Words, and the page of the site that they lead to. */
export type Piece = { text: string; href?: string }

/** Words in its thread. `moment` is `at` in words. */
export type Said = { id: string; who: string; isOurs: boolean; text: string; at: string; moment: string }
