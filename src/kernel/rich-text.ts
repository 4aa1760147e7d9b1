// Text with the little structure that pages need: paragraphs, headings and lists, with bold and links inside.
import { z } from 'zod'

export const inline = z.union([
  z.string(),
  z.object({ bold: z.string() }),
  z.object({ link: z.string(), text: z.string() }),
])
export const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), text: z.array(inline) }),
  z.object({ kind: z.literal('heading'), text: z.array(inline) }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(z.array(inline)) }),
])

export type Inline = z.infer<typeof inline>
export type Block = z.infer<typeof block>

/** The words alone. */
export function plainText(text: readonly Inline[]): string {
  return text.map((part) => (typeof part === 'string' ? part : 'bold' in part ? part.bold : part.text)).join('')
}
