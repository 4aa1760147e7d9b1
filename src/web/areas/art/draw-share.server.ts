// Draws the picture that a shared link shows: what the page is about, in the clinic's colours, signed with its mark.
import { listPackages } from '#contract/packages.ts'
import { searchProcedures } from '#contract/procedures.ts'
import { drawGathering } from '#web/art/draw-gathering.ts'
import { drawHotel } from '#web/art/draw-hotel.ts'
import { drawIcon } from '#web/art/draw-icon.ts'
import { drawPackage } from '#web/art/draw-package.ts'
import { drawProcedure } from '#web/art/draw-procedure.ts'
import type { MotifName } from '#web/art/motifs.ts'
import type { Palette } from '#web/art/palette.ts'
import { type DrawingPage, drawers, isSuppliersHotel, paletteOf } from './draw-for-page.server.ts'

type DrawPage = (page: DrawingPage, palette: Palette) => Promise<string | undefined>

/** Search engines ask for a mark of at least 112 pixels. */
const markPixels = 512

/** A page that has no thing of its own to show has a subject. */
const aboutSubject =
  (subject: MotifName): DrawPage =>
  async ({ provider }, palette) =>
    drawProcedure({ slug: `${subject} ${provider.company.slug}`, category: '', subject, palette }, 'share')

const pages: Record<string, DrawPage> = {
  home: async (page, palette) => drawers.clinic?.(page, 'clinic', palette, 'share'),
  quote: aboutSubject('letter'),
  contact: aboutSubject('envelope'),
  procedures: async ({ provider, call }, palette) => {
    const { categories } = await call(searchProcedures, { language: 'en' })
    return drawGathering({ slug: provider.company.slug, categories, palette })
  },
  packages: async ({ provider, call }, palette) => {
    const [{ packages }, { categories }] = await Promise.all([
      call(listPackages, { language: 'en' }),
      call(searchProcedures, { language: 'en' }),
    ])
    const [first] = packages
    const category = categories.find(({ slug }) => slug === first?.procedure.category)?.name ?? ''
    const { nights = 7, hotelClass = 4 } = first ?? {}
    const slug = `all ${provider.company.slug}`
    return drawPackage({ slug, category, nights, hasHotel: hotelClass > 0, palette }, 'share')
  },
  hotels: async ({ provider: { company, location } }, palette) => {
    const { latitude, longitude } = location
    const place = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : null
    return drawHotel({ slug: `all ${company.slug}`, place, stars: 5, palette }, 'share')
  },
}

const kinds = ['procedure', 'category', 'package', 'hotel']

/**
 * The name that a picture is kept under. Nobody here knows which hotels a supplier has, and pixels are dear: all of them share the
 * picture of the whole page.
 * @param name `procedure.lasik`, `hotel.liteapi~lp1897`
 */
export function shareName(name: string): string {
  return name.startsWith('hotel.') && isSuppliersHotel(name) ? 'page.hotels' : name
}

/**
 * As SVG, 1200 by 630, or a square for the mark; undefined when the name says nothing that the provider has.
 * @param file `procedure.lasik.png`, `page.home.png`, `clinic.mark.png`
 */
export async function drawShare(page: DrawingPage, file: string): Promise<string | undefined> {
  const [, kind = '', name = ''] = /^([a-z]+)\.(.+)\.png$/.exec(file) ?? []
  const palette = paletteOf(page.provider)
  if (kind === 'clinic' && name === 'mark') return drawIcon(palette, markPixels)
  if (kind === 'page') return Object.hasOwn(pages, name) ? pages[name]?.(page, palette) : undefined
  return kinds.includes(kind) ? drawers[kind]?.(page, name, palette, 'share') : undefined
}
