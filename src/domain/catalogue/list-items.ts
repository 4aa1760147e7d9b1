// Everything that can be changed at the desk, with what each lacks and what waits.
import { and, asc, eq, inArray } from 'drizzle-orm'
import { siteParts } from '#domain/pack/write-site.ts'
import { packages } from '#domain/packages/tables.ts'
import { practitioners } from '#domain/practitioners/tables.ts'
import { procedures } from '#domain/procedures/tables.ts'
import { hotels } from '#domain/rooms/tables.ts'
import { inLanguage } from '#kernel/localized.ts'
import type { CatalogueKind } from './catalogue.ts'
import { isFields } from './places.ts'
import type { DeskWorld } from './read-item.ts'
import { catalogueChanges } from './tables.ts'

export type ListedItem = {
  kind: CatalogueKind
  slug: string
  name: string
  isWithdrawn: boolean
  /** Languages of the provider that some of its words are not in. */
  lacks: string[]
  /** Changes that wait for a clinician or for their time. */
  waiting: number
}

const lists = { procedure: procedures, package: packages, practitioner: practitioners, hotel: hotels } as const

/** In the order of their lists; calendars and pictures are reached through what they belong to. */
export async function listItems(world: DeskWorld, language: string): Promise<ListedItem[]> {
  const { scope, provider } = world
  const waiting = await countWaiting(world)
  const items: ListedItem[] = []
  for (const [kind, table] of Object.entries(lists) as [keyof typeof lists, (typeof lists)[keyof typeof lists]][]) {
    for (const row of await scope.rows(table, undefined, { orderBy: [asc(table.position)] })) {
      const { slug } = row
      items.push({
        kind,
        slug,
        name: inLanguage(row.name, language),
        isWithdrawn: row.withdrawnAt !== null,
        lacks: lackedLanguages(row, provider.languages),
        waiting: waiting.get(`${kind} ${slug}`) ?? 0,
      })
    }
  }
  const words = { contact: provider.contact, about: provider.about, 'legal-texts': provider.legalTexts }
  for (const slug of siteParts) {
    const said = slug === 'theme' || slug === 'domains' ? {} : words[slug]
    const lacks = lackedLanguages(said, provider.languages)
    items.push({ kind: 'site', slug, name: slug, isWithdrawn: false, lacks, waiting: waiting.get(`site ${slug}`) ?? 0 })
  }
  return items
}

/** By kind and slug; those of a calendar count for its hotel. */
async function countWaiting({ scope }: DeskWorld): Promise<Map<string, number>> {
  const { kind, slug, state } = catalogueChanges
  const rows = await scope.transaction
    .select({ kind, slug })
    .from(catalogueChanges)
    .where(and(eq(catalogueChanges.providerId, scope.providerId), inArray(state, ['review', 'scheduled'])))
  const counted = new Map<string, number>()
  for (const row of rows) {
    const key = row.kind === 'calendar' ? `hotel ${row.slug.split('.')[0]}` : `${row.kind} ${row.slug}`
    counted.set(key, (counted.get(key) ?? 0) + 1)
  }
  return counted
}

/** A text by language is told by its keys: languages of the provider, its first one among them. */
export function lackedLanguages(value: unknown, languages: readonly string[]): string[] {
  const lacked = new Set<string>()
  const look = (part: unknown): void => {
    if (Array.isArray(part)) for (const entry of part) look(entry)
    if (!isFields(part)) return
    const keys = Object.keys(part)
    const isByLanguage = keys.includes(languages[0] ?? '') && keys.every((key) => languages.includes(key))
    if (!isByLanguage) for (const entry of Object.values(part)) look(entry)
    else for (const language of languages) if (!keys.includes(language)) lacked.add(language)
  }
  look(value)
  return languages.filter((language) => lacked.has(language))
}
