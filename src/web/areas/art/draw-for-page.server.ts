// Finds what a picture's address names among the provider's data, and draws it.
import { readHotel } from '#contract/hotels.ts'
import { listPackages } from '#contract/packages.ts'
import { listPractitioners } from '#contract/practitioners.ts'
import { searchProcedures } from '#contract/procedures.ts'
import { Fault } from '#kernel/fault.ts'
import type { Language } from '#kernel/language.ts'
import { languages } from '#kernel/language.ts'
import { drawClinic } from '#web/art/draw-clinic.ts'
import { drawHotel } from '#web/art/draw-hotel.ts'
import { drawIcon } from '#web/art/draw-icon.ts'
import { drawPackage } from '#web/art/draw-package.ts'
import { drawPractitioner } from '#web/art/draw-practitioner.ts'
import { drawProcedure } from '#web/art/draw-procedure.ts'
import type { Palette } from '#web/art/palette.ts'
import type { Shape } from '#web/art/share-frame.ts'
import type { PageContext } from '#web/page/page-context.ts'

export type DrawingPage = Pick<PageContext, 'call' | 'provider'>
type Draw = (page: DrawingPage, name: string, palette: Palette, shape?: Shape) => Promise<string | undefined>

export const drawers: Record<string, Draw> = {
  procedure: async (page, slug, palette, shape) => {
    const { procedures } = await page.call(searchProcedures, { language: 'en' })
    const found = procedures.find((one) => one.slug === slug)
    return found && drawProcedure({ slug, category: found.category.name, palette }, shape)
  },
  category: async (page, slug, palette, shape) => {
    const { categories } = await page.call(searchProcedures, { language: 'en' })
    const found = categories.find((one) => one.slug === slug)
    return found && drawProcedure({ slug, category: found.name, palette }, shape)
  },
  package: async (page, slug, palette, shape) => {
    const [{ packages }, { procedures }] = await Promise.all([
      page.call(listPackages, { language: 'en' }),
      page.call(searchProcedures, { language: 'en' }),
    ])
    const found = packages.find((one) => one.slug === slug)
    if (!found) return undefined
    const category = procedures.find((one) => one.slug === found.procedure.slug)?.category.name ?? ''
    return drawPackage({ slug, category, nights: found.nights, hasHotel: found.hotelClass > 0, palette }, shape)
  },
  practitioner: async (page, name, palette) => {
    const { slug, language } = splitLanguage(name)
    const { practitioners } = await page.call(listPractitioners, { language })
    const found = practitioners.find((one) => one.slug === slug)
    return found && drawPractitioner({ slug, name: found.name, palette })
  },
  hotel: async (page, id, palette, shape) => {
    // A supplier is not asked for a drawing: it has pictures of its own, and where they are lost the id alone gives one.
    if (isSuppliersHotel(id)) return drawHotel({ slug: id, place: null, stars: 0, palette }, shape)
    const hotel = await ownHotel(page, id)
    return hotel && drawHotel({ slug: id, place: hotel, stars: hotel.stars, palette }, shape)
  },
  clinic: async ({ provider }, name, palette, shape) => {
    if (name === 'icon') return drawIcon(palette)
    if (name !== 'clinic') return undefined
    return drawClinic({ slug: provider.company.slug, city: provider.location.slug, palette }, shape)
  },
}

/** Hotels of suppliers are `liteapi~lp1897`, those of the provider have no tilde. */
export const isSuppliersHotel = (id: string): boolean => id.includes('~')

async function ownHotel({ call }: DrawingPage, hotel: string) {
  try {
    return (await call(readHotel, { hotel, language: 'en', room: [] })).hotel
  } catch (error) {
    if (error instanceof Fault && error.code === 'not-found') return undefined
    throw error
  }
}

/** `leila-sample.ar`: initials as they are written in that language. Addresses name it, because pictures are kept. */
function splitLanguage(name: string): { slug: string; language: Language } {
  const [slug = '', ending] = name.split('.')
  return { slug, language: languages.find((one) => one === ending) ?? 'en' }
}

/** The picture as SVG; undefined when the address names nothing that the provider has. */
export async function drawForPage(page: DrawingPage, kind: string, file: string): Promise<string | undefined> {
  const name = /^(.+)\.svg$/.exec(file)?.[1]
  const draw = Object.hasOwn(drawers, kind) ? drawers[kind] : undefined
  if (!name || !draw) return undefined
  return draw(page, name, paletteOf(page.provider))
}

export function paletteOf({ theme: [theme] }: Pick<DrawingPage['provider'], 'theme'>): Palette {
  return { primary: theme.primaryColor, secondary: theme.secondaryColor, hover: theme.hoverColor }
}
