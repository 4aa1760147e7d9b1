// A conversation with the assistant as the desk reads it: who said what, with links to the pages of the site that the assistant pointed to.
import type { PageContext } from '#web/page/page-context.ts'
import type { ItemReply, Piece, Turn } from './item-view.ts'

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
      pieces: isTheirs ? [{ text: content }] : piecesOf(content),
    }
  })
}

const link = /\[([^\]\n]+)\]\(([^)\s]*)\)/g

/** Pages of the site that anybody may open; what starts with two strokes is another site. */
const isOwnPage = (place: string) =>
  /^\/(?!\/)[\w\-/.?=&%#]*$/.test(place) && !/^\/(api|auth|desk|profile)\b/.test(place)

/** Whoever sent it could have written any link into it: only those to pages of the site lead anywhere. */
function piecesOf(text: string): Piece[] {
  const plain = text
    .replace(/^> ?/gm, '')
    .replace(/^- /gm, '• ')
    .replace(link, (whole, words: string, place: string) => (isOwnPage(place) ? whole : wordsOf(words, place)))
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: whole, 1: words = '', 2: href = '', index } of plain.matchAll(link)) {
    if (!isOwnPage(href)) continue
    pieces.push({ text: plain.slice(end, index) }, { text: words, href })
    end = index + whole.length
  }
  return [...pieces, { text: plain.slice(end) }].filter((piece) => piece.text !== '')
}

const wordsOf = (words: string, place: string) => (saysItself(words, place) ? words : `${words} (${place})`)

const saysItself = (words: string, place: string): boolean =>
  [`tel:${words.replace(/[^\d+]/g, '')}`, `mailto:${words}`, `https://wa.me/${words.replace(/\D/g, '')}`].includes(
    place,
  )
