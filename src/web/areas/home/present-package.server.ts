// One package in short, as ready text.
import type { CarePackage } from '#contract/packages.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { presentPrice } from '#web/page/price-text.server.ts'

export function presentPackage(one: CarePackage, { t, visitor }: Pick<PageContext, 't' | 'visitor'>) {
  const { slug, name, summary, photo, nights, hotelClass, transfers, companions } = one
  const { language } = visitor
  const facts = [
    nights > 0 && t('packages.hotelNights', { count: nights }),
    hotelClass > 0 && t('packages.hotelClass', { count: hotelClass }),
    transfers > 0 && t('packages.rides', { count: transfers }),
    companions > 0 && t('packages.companions', { count: companions }),
  ]
  return {
    slug,
    name,
    summary,
    photo,
    facts: facts.filter((fact) => fact !== false),
    price: presentPrice(one.price, language),
    saving: one.saving && t('packages.saving', { price: presentPrice(one.saving, language).shown }),
  }
}
export type PackageTeaser = ReturnType<typeof presentPackage>
