// What an editor needs to know beside its document: choices with their names, what guests have taken, what is shown now.
import { listPictures } from '#contract/pictures.ts'
import { searchProcedures } from '#contract/procedures.ts'
import { readRoomCalendar } from '#contract/room-calendar.ts'
import { languages } from '#kernel/language.ts'
import type { PageContext } from '#web/page/page-context.ts'
import type { CatalogueKind } from './catalogue-kind.ts'

const features = [
  'step-free',
  'lift',
  'walk-in-shower',
  'medicine-fridge',
  'nurse-visits',
  'late-extension',
  'adjustable-bed',
  'diet-meals',
] as const
const boards = ['room-only', 'breakfast', 'half-board', 'full-board', 'all-inclusive'] as const

/** By kind; `choices` are the words that others have in the same place, by its path and language. What belongs to another one is left out. */
export async function presentBeside(page: PageContext, kind: CatalogueKind, slug: string) {
  const { t, visitor, origin } = page
  const { language } = visitor
  return {
    ...(kind === 'hotel' && {
      features: features.map((value) => ({ value, name: t(`hotels.feature.${value}`) })),
      boards: boards.map((value) => ({ value, name: t(`hotels.board.${value}`) })),
    }),
    ...(kind === 'calendar' && { calendar: await page.call(readRoomCalendar, { slug, language }) }),
    ...(kind === 'procedure' && { choices: await readChoices(page) }),
    ...(kind === 'picture' && { picture: (await page.call(listPictures, { slug, language })).pictures[0] }),
    ...(kind === 'site' && { host: new URL(origin).host }),
  }
}

/** Of procedures: the categories that those on the site are in. */
async function readChoices(page: PageContext): Promise<Record<string, Record<string, string[]>>> {
  const named = languages.map(async (language) => {
    const { categories } = await page.call(searchProcedures, { language })
    return [language, categories.map(({ name }) => name)] as const
  })
  return { category: Object.fromEntries(await Promise.all(named)) }
}

export type Beside = Awaited<ReturnType<typeof presentBeside>>

/** Of what the list of the catalogue does not hold. */
export function nameBeside({ t }: PageContext, { calendar, picture }: Beside): string | undefined {
  if (calendar) return t('catalogue.calendar.of', { hotel: calendar.hotel.name, room: calendar.room.name })
  return picture && (picture.name || t('catalogue.pictures.shows.logo'))
}
