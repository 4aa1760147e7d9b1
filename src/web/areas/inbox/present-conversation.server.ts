// A conversation with the assistant as the desk reads it: who said what, and where the assistant pointed to, as plain text.
import type { PageContext } from '#web/page-context.ts'
import type { ItemReply, Turn } from './item-view.ts'

type Contact = NonNullable<ItemReply['contact']>

export function presentConversation(
  { t }: Pick<PageContext, 't'>,
  { name, transcript }: Pick<Contact, 'name' | 'transcript'>,
): Turn[] {
  return transcript.map(({ role, content }) => {
    const isTheirs = role === 'user'
    return {
      who: isTheirs ? name : t('meta.desk.inbox.assistant'),
      isTheirs,
      text: isTheirs ? content : withoutMarks(content),
    }
  })
}

const link = /\[([^\]\n]+)\]\(([^)\s]*)\)/g

/** Whoever sent it could have written any link into it: `[words](/path)` is read as `words (/path)`, and leads nowhere. */
const withoutMarks = (text: string): string =>
  text
    .replace(/^> ?/gm, '')
    .replace(/^- /gm, '• ')
    .replace(link, (_, words: string, place: string) => (saysItself(words, place) ? words : `${words} (${place})`))

const saysItself = (words: string, place: string): boolean =>
  [`tel:${words.replace(/[^\d+]/g, '')}`, `mailto:${words}`, `https://wa.me/${words.replace(/\D/g, '')}`].includes(
    place,
  )
