// Which procedure the page on the screen is about: by its address, and by its name in the language of the page.
import { languageOf } from '#kernel/language.ts'
import { readAs } from '#web/browser/read-reply.ts'
import type { ChatPage } from './chat.ts'

const readName = readAs(
  (data): data is { name: string } => typeof (data as { name?: unknown } | null)?.name === 'string',
)

/** Specification, section 2: of /procedures/{procedure} "the URL-decoded procedure name is given to the chat widget". */
export function shownProcedure(path: string): ChatPage['procedure'] {
  const [, segment] = /^\/procedures\/([^/]+)/.exec(path) ?? []
  if (segment === undefined) return undefined
  const slug = decoded(segment)
  const data = window.__reactRouterDataRouter?.state.loaderData['routes/procedures.procedure']
  return { slug, name: readName(data)?.name ?? slug.replaceAll('-', ' ') }
}

export const shownLanguage = () => languageOf(document.documentElement.lang)

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
