// Turns the clinic's own numbers and address, as its page says them, into links that can be pressed; no letter of the words changes.
import type { Language } from '#kernel/language.ts'
import { translatorOf } from '#texts/catalogues.ts'
import type { Passage } from './passage.ts'

const reaching: ReadonlySet<Passage['kind']> = new Set(['phone', 'emergency'])
const ways = /((?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+)|(\+?\d[\d\s()-]*\d)/gu

/** Of passages that say how the clinic is reached, and of no others: elsewhere a number is a price or a day. */
export function linkContacts(line: string, { kind }: Pick<Passage, 'kind'>, language: Language): string {
  if (!reaching.has(kind)) return line
  const isWhatsapp = line.startsWith(`${translatorOf(language)('contact.whatsapp')}:`)
  return line.replaceAll(ways, (words: string, email: string | undefined) => {
    if (email) return `[${words}](mailto:${words})`
    const digits = words.replaceAll(/\D/g, '')
    if (isWhatsapp) return `[${words}](https://wa.me/${digits})`
    return `[${words}](tel:${words.startsWith('+') ? '+' : ''}${digits})`
  })
}
