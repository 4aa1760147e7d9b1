// The patients of a provider in words: who was last here first, each with the way to their page.
import type { z } from 'zod'
import { listPatients } from '#contract/patients.ts'
import { plainDate } from '#kernel/clock.ts'
import { formatDate } from '#texts/format.ts'
import { sayDescribed } from '#web/desk/say-described.server.ts'
import type { PageContext } from '#web/page/page-context.ts'

/** Pages that are shown at once: each is asked for after the one before it. */
const mostPages = 20

/** @param given `text` is looked for; how many `pages` are shown */
export async function presentPatients(page: PageContext, given: { text: string; pages: number }) {
  const text = given.text.trim().slice(0, 80)
  const wanted = Math.min(Math.max(Math.floor(given.pages) || 1, 1), mostPages)
  const patients: PatientLine[] = []
  let next: string | null = null
  for (let read = 0; read < wanted && (read === 0 || next); read++) {
    const asked = { language: page.visitor.language, ...(text && { text }), ...(next && { after: next }) }
    const reply: Awaited<ReturnType<typeof ask>> = await ask(page, asked)
    patients.push(...reply.patients.map((one) => presentLine(page, one)))
    next = reply.next
  }
  return { text, patients, nextPages: next && wanted < mostPages ? wanted + 1 : null }
}

const ask = (page: PageContext, asked: z.input<typeof listPatients.input>) => page.call(listPatients, asked)

type PatientLine = ReturnType<typeof presentLine>

function presentLine(page: PageContext, one: z.output<typeof listPatients.reply>['patients'][number]) {
  const { t, visitor, provider } = page
  const day = formatDate(plainDate(new Date(one.lastAt), provider.location.timeZone), visitor.language)
  return {
    id: one.id,
    name: one.name,
    about: sayDescribed(page, one.described),
    last: t('meta.desk.patients.lastSeen', { day }),
  }
}

export type ShownPatients = Awaited<ReturnType<typeof presentPatients>>
