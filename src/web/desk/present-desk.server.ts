// What the frame of the desk shows: who is at it and what they may do, or why they are not let in.
import { redirect } from 'react-router'
import { readDesk } from '#contract/staff.ts'
import { Fault } from '#kernel/fault.ts'
import { areaTexts } from '#texts/catalogues.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { requireDeskSession } from '#web/page/require-session.server.ts'
import type { DeskFrame } from './desk-frame.ts'
import { type DeskPlace, placesFor } from './desk-places.ts'

/** `client`: no one of the provider's people; `second-factor`: one who signed in with a password alone. */
export type DeskRefusal = 'client' | 'second-factor'

export type Desk = { state: 'open'; frame: DeskFrame } | { state: 'expired' } | { state: 'refused'; why: DeskRefusal }

/** @throws Response that leads to the login */
export async function presentDesk(page: PageContext, url: URL): Promise<Desk> {
  if (!requireDeskSession(page, new Request(url))) return { state: 'expired' }
  try {
    const { id, name, email, may, elsewhere } = await page.call(readDesk, { language: page.visitor.language })
    const { name: clinic, location } = page.provider
    return { state: 'open', frame: { me: { id, name, email }, may, clinic, timeZone: location.timeZone, elsewhere } }
  } catch (error) {
    if (!(error instanceof Fault) || error.code !== 'not-allowed') throw error
    const isOfOneFactor = error.fields.some(({ reason }) => reason === 'second-factor')
    return { state: 'refused', why: isOfOneFactor ? 'second-factor' : 'client' }
  }
}

/**
 * For the loader of each page of the desk.
 * @param load asks the API for what the page shows
 * @returns null where there is no session that is good: the frame says so
 * @throws Response 403 where their role does not open it, 404 where there is no such thing: `DeskError` shows both
 */
export async function loadDesk<T>(page: PageContext, url: URL, load: () => Promise<T>): Promise<T | null> {
  if (!requireDeskSession(page, new Request(url))) return null
  try {
    return await load()
  } catch (error) {
    if (error instanceof Fault && error.code === 'not-allowed') throw new Response(null, { status: 403 })
    // What is asked for stands in the address: one that cannot be read is one of nothing.
    if (error instanceof Fault && (error.code === 'not-found' || error.code === 'invalid-input'))
      throw new Response(null, { status: 404 })
    throw error
  }
}

/**
 * For the page that the desk begins with, as `loadDesk`.
 * @throws Response that leads a colleague whose role does not open it to the first page that it does
 */
export async function loadFirstPage<T>(page: PageContext, url: URL, load: () => Promise<T>): Promise<T | null> {
  try {
    return await loadDesk(page, url, load)
  } catch (thrown) {
    if (!(thrown instanceof Response) || thrown.status !== 403 || url.pathname !== '/desk') throw thrown
    const desk = await presentDesk(page, url)
    const [first] = desk.state === 'open' ? placesFor(desk.frame.may) : []
    throw first ? redirect(first.to) : thrown
  }
}

export const deskTexts = ({ visitor }: PageContext) => areaTexts(visitor.language, 'auth', 'profile', 'desk')

/** Added to them on the pages of the catalogue. */
export const catalogueTexts = ({ visitor }: PageContext) => areaTexts(visitor.language, 'catalogue')

/** The title of one page of it. */
export const deskTitle = ({ provider, t }: PageContext, place: DeskPlace): { title: string } => ({
  title: t(`meta.desk.${place}`, { clinic: provider.name }),
})
