// Lists every page of a provider that is to be found: those that always are, the categories, the procedures and its own hotels.
import { listHotels } from '#contract/hotels.ts'
import { listPackages } from '#contract/packages.ts'
import { searchProcedures } from '#contract/procedures.ts'
import { getLegalText, legalDocuments } from '#contract/provider.ts'
import { placeOfHotel } from './areas/hotels/describe-hotel.server.ts'
import { placeOfList } from './areas/procedures/place-of-list.ts'
import { placeOfProcedure } from './areas/procedures/place-of-procedure.ts'
import type { PageContext } from './page/page-context.ts'
import type { ListedPage } from './write-sitemap.server.ts'

/** Only legal texts tell the day of their last change; a guess for the others would teach crawlers to believe none. */
export async function listPages({ call }: Pick<PageContext, 'call'>): Promise<ListedPage[]> {
  const [{ procedures, categories }, { packages }, { hotels }, legal] = await Promise.all([
    call(searchProcedures, {}),
    call(listPackages, {}),
    call(listHotels, {}),
    Promise.all(
      legalDocuments.map(async (document) => {
        const { updatedOn } = await call(getLegalText, { document })
        return { path: `/${document}`, changedOn: updatedOn }
      }),
    ),
  ])
  return [
    { path: '/' },
    placeOfList(undefined),
    ...(packages.length > 0 ? [{ path: '/packages' }] : []),
    { path: '/hotels' },
    { path: '/quote' },
    { path: '/contact' },
    ...categories.map(({ slug }) => placeOfList(slug)),
    ...procedures.map(({ slug }) => placeOfProcedure(slug)),
    ...hotels.map(({ id }) => placeOfHotel(id)),
    ...legal,
  ]
}
