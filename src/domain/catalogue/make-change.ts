// Makes a document stand, or takes an item off the site, in the transaction that holds the provider's catalogue.

import { withdrawOne } from '#domain/pack/import-list.ts'
import { tellChange } from '#domain/pack/import-provider.ts'
import { packages } from '#domain/packages/tables.ts'
import { showPicture } from '#domain/pictures/show-picture.ts'
import { practitioners } from '#domain/practitioners/tables.ts'
import { procedures } from '#domain/procedures/tables.ts'
import { hotels } from '#domain/rooms/tables.ts'
import type { Wanted } from './document-rules.ts'
import type { ItemPlace } from './item.ts'
import { refuseNeeded } from './needed-by.ts'
import type { DeskWorld } from './read-item.ts'

const tables = { procedure: procedures, package: packages, practitioner: practitioners, hotel: hotels }

/**
 * The site shows it from the end of the transaction on.
 * @param wanted null takes it off the site
 * @throws Fault invalid-input where something else needs what goes
 */
export async function makeChange(world: DeskWorld, place: ItemPlace, wanted: Wanted | null): Promise<void> {
  const { scope, now } = world
  const { kind, slug } = place
  if (wanted) await wanted.write()
  else {
    await refuseNeeded(world, place)
    if (kind === 'picture') await showPicture(scope, slug, null, now)
    else if (kind !== 'site' && kind !== 'calendar') await withdrawOne(scope, tables[kind], slug, now)
  }
  await tellChange(scope.transaction, scope.providerId)
}
