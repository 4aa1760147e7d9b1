// What the provider's own people change of the site.
import { z } from 'zod'
import {
  type CatalogueChange,
  type CatalogueValue,
  catalogueChange,
  catalogueDocument,
  decideCatalogueChange,
  listCatalogue,
  listCatalogueChanges,
  previewCatalogueItem,
  readCatalogueItem,
  saveCatalogueItem,
} from '#contract/catalogue.ts'
import { type CatalogueDeskParts, lookAtDesk } from '#domain/catalogue/at-desk.ts'
import { decideChange } from '#domain/catalogue/decide-change.ts'
import { draftRow } from '#domain/catalogue/draft-row.ts'
import { baseOf } from '#domain/catalogue/item.ts'
import { listItems } from '#domain/catalogue/list-items.ts'
import {
  changesAtOnce,
  isInState,
  ofItem,
  readChanges,
  type ShownChange,
  showChanges,
} from '#domain/catalogue/read-changes.ts'
import { needItem, saveItem } from '#domain/catalogue/save-item.ts'
import { normalizeDomain } from '#domain/provider/provider.ts'
import type { CatalogueParts } from './catalogue.ts'
import { previewDraft } from './preview-draft.ts'
import { type ApiApp, type Call, serve } from './serve.ts'

export type CatalogueChangeParts = CatalogueDeskParts & CatalogueParts & { fixedDomain?: string | undefined }

export function serveCatalogueChanges(app: ApiApp, parts: CatalogueChangeParts): void {
  const { fixedDomain } = parts
  const atDesk = ({ staff, origin }: Call<'staff'>) => ({
    staff,
    domain: normalizeDomain(fixedDomain ?? new URL(origin).host),
  })
  serve(app, listCatalogue, ({ language }, { staff }) =>
    lookAtDesk(parts, staff, async (world) => {
      const { languages, location } = world.provider
      return {
        languages,
        currency: location.currency,
        items: await listItems(world, language ?? languages[0] ?? ''),
      }
    }),
  )
  serve(app, readCatalogueItem, (place, { staff }) =>
    lookAtDesk(parts, staff, async (world) => {
      const item = await needItem(world, place)
      const changes = await readChanges(world, ofItem(place))
      return {
        document: presentDocument(item.document),
        base: baseOf(item),
        isWithdrawn: item.isWithdrawn,
        changes: (await showChanges(world, changes, staff.roles)).map(presentChange),
      }
    }),
  )
  serve(app, saveCatalogueItem, async ({ dueAt, ...wish }, call) => {
    const due = dueAt === undefined ? undefined : new Date(dueAt)
    const { outcome, change, item, conflicts, merged, prices } = await saveItem(parts, atDesk(call), {
      ...wish,
      dueAt: due,
    })
    return {
      outcome,
      change: change && (await presentOne(parts, call.staff, change)),
      document: presentDocument(item.document),
      base: baseOf(item),
      conflicts: conflicts.map(({ path, theirs, mine, by, at }) => ({
        path,
        theirs: toJson(theirs),
        mine: toJson(mine),
        by,
        at: at.toISOString(),
      })),
      merged,
      prices,
    }
  })
  serve(app, previewCatalogueItem, async (input, call) => {
    const draft = await lookAtDesk(parts, call.staff, (world) =>
      draftRow(world, input, input.document, call.staff.name),
    )
    return previewDraft(parts, call, draft, input)
  })
  serve(app, decideCatalogueChange, async (decided, call) => ({
    change: await presentOne(parts, call.staff, await decideChange(parts, atDesk(call), decided)),
  }))
  serve(app, listCatalogueChanges, ({ state, after }, { staff }) =>
    lookAtDesk(parts, staff, async (world) => {
      const changes = await readChanges(world, isInState(state), readPlace(after))
      const last = changes.length === changesAtOnce ? changes.at(-1) : undefined
      return {
        changes: (await showChanges(world, changes, staff.roles)).map(presentChange),
        next: last ? `${last.at.getTime()}.${last.id}` : null,
      }
    }),
  )
}

type StaffOf = Call<'staff'>['staff']
type Change = Parameters<typeof showChanges>[1][number]

const presentOne = (parts: CatalogueChangeParts, staff: StaffOf, change: Change): Promise<CatalogueChange> =>
  lookAtDesk(parts, staff, async (world) => {
    const [shown] = await showChanges(world, [change], staff.roles)
    if (!shown) throw new RangeError('a change is not shown')
    return presentChange(shown)
  })

function presentChange(change: ShownChange): CatalogueChange {
  const { id, kind, slug, state, byName, at, dueAt, doneAt, reviewedByName, undoes, note, canUndo, fields } = change
  return catalogueChange.parse({
    id,
    kind,
    slug,
    state,
    by: byName,
    at: at.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    doneAt: doneAt?.toISOString() ?? null,
    reviewedBy: reviewedByName,
    undoes,
    note,
    fields,
    canUndo,
  })
}

/** Columns hold JSON, and say no more of it than that they do. */
const toJson = (value: unknown) => z.json().parse(value ?? null)

const presentDocument = (document: object | null): CatalogueValue | null =>
  // Keys that are undefined are no JSON.
  document && catalogueDocument.parse(JSON.parse(JSON.stringify(document)))

/** Of the year 9999: later ones are no timestamps of the database. */
const lastMoment = 253_402_300_799_999

/** The last change of a page; anything else begins anew. */
function readPlace(after: string | undefined): { at: Date; id: string } | undefined {
  const [ms = '', id] = after?.split('.') ?? []
  const read = z.object({ at: z.coerce.number().int().min(0).max(lastMoment), id: z.uuid() }).safeParse({ at: ms, id })
  return read.success ? { at: new Date(read.data.at), id: read.data.id } : undefined
}
