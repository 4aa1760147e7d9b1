// What the provider's own people change of the site: documents in the words of the data pack, and every change of them.
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { rateSource } from './money.ts'
import { carePackage } from './packages.ts'
import { practitioner } from './practitioners.ts'
import { getProcedure } from './procedures.ts'
import { visitorInput } from './visitor.ts'

export const catalogueKind = z.enum(['procedure', 'package', 'practitioner', 'hotel', 'calendar', 'site', 'picture'])

/**
 * Its inside is checked by the rules of the data pack, key by key. A place in it is a path: `name.ar`, `text.en.risks`; in lists
 * `rooms.classic.name.en` by the slug, `exceptions.2026-12-24/2026-12-31.hours` by the days, `inside.2.worth` by the place; lists whose
 * lines came, went or moved are one place. Of a calendar it is nights, `2026-12-24/2026-12-31.price`; that something is on the site or
 * not is the place `withdrawn`, and a conflict between taking it off and changing it has the empty path.
 */
export const catalogueDocument = z.record(z.string(), z.json())
export type CatalogueValue = z.infer<typeof catalogueDocument>

const at = z.object({ kind: catalogueKind, slug: z.string().max(170) })

export const catalogueChange = z.object({
  id: z.uuid(),
  kind: catalogueKind,
  slug: z.string(),
  state: z.enum(['review', 'scheduled', 'done', 'undone', 'dropped', 'failed']),
  by: z.string(),
  at: z.iso.datetime(),
  dueAt: z.iso.datetime().nullable(),
  doneAt: z.iso.datetime().nullable(),
  reviewedBy: z.string().nullable(),
  undoes: z.uuid().nullable(),
  /**
   * Why it was sent back or given up; of a change that failed `conflict: name.ar, priceFrom`, where a colleague wrote something else
   * before it was due, or `invalid: procedure`, what is not right any more.
   */
  note: z.string(),
  /** Each place that it changes, as a path: `name.ar`, `text.en.risks`, `price`. Nulls where there was or is nothing. */
  fields: z.array(z.object({ path: z.string(), before: z.json(), after: z.json() })),
  /** Whether taking it back is possible now. */
  canUndo: z.boolean(),
})
export type CatalogueChange = z.infer<typeof catalogueChange>

/** Everything as a data pack in a ZIP. */
export const packExportPath = '/api/desk/export.zip'

export const listCatalogue = endpoint({
  name: 'listCatalogue',
  method: 'GET',
  path: '/api/desk/catalogue',
  input: z.object({ language: z.string().max(10).optional() }),
  reply: z.object({
    languages: z.array(z.string()),
    currency: z.string(),
    items: z.array(
      z.object({
        kind: catalogueKind,
        slug: z.string(),
        name: z.string(),
        isWithdrawn: z.boolean(),
        /** Languages of the provider that it lacks words in. */
        lacks: z.array(z.string()),
        /** Changes that wait for a clinician or for their time. */
        waiting: z.int(),
      }),
    ),
  }),
  who: 'staff',
  may: 'catalogue.read',
  summary:
    'Everything that can be changed at the desk. Calendars and pictures are reached through what they belong to.',
})

export const readCatalogueItem = endpoint({
  name: 'readCatalogueItem',
  method: 'GET',
  path: '/api/desk/catalogue/{kind}/{slug}',
  input: at,
  reply: z.object({
    /** As it stands; null where nothing has this slug yet. */
    document: catalogueDocument.nullable(),
    /** Names this state of it: to be sent along with a change. */
    base: z.string(),
    isWithdrawn: z.boolean(),
    /** Newest first, at most 50. */
    changes: z.array(catalogueChange),
  }),
  who: 'staff',
  may: 'catalogue.read',
  summary: 'One document as it stands, with what was changed of it.',
})

export const saveCatalogueItem = endpoint({
  name: 'saveCatalogueItem',
  method: 'POST',
  path: '/api/desk/catalogue/save',
  input: at.extend({
    /** Made by the caller: the same change is made once. */
    changeId: z.uuid(),
    /** What the caller began from, as readCatalogueItem gave it. */
    base: z.string(),
    /** As the caller began with it: what others changed meanwhile is told from it. Null for a new one. */
    began: catalogueDocument.nullable(),
    /** As it is wanted; null withdraws it from the site. */
    document: catalogueDocument.nullable(),
    /** When it is to be done; at once where it is left out. */
    dueAt: z.iso.datetime().optional(),
    /** Of places where a colleague wrote something else meanwhile: paths whose own value is wanted all the same. */
    mine: z.array(z.string().max(300)).max(500).default([]),
    /** Of an answer `prices`: those that are wanted all the same, each with the amount that it is said of. */
    confirmedPrices: z
      .array(z.object({ path: z.string().max(300), after: z.string().max(60) }))
      .max(2_000)
      .default([]),
  }),
  reply: z.object({
    /**
     * `done`, `scheduled` and `review` as the change's states; `same`: nothing is different; `conflict`: a colleague wrote something
     * else in the same place, and nothing was saved; `prices`: some change by more than 30 % and were not confirmed, and nothing was saved.
     */
    outcome: z.enum(['done', 'scheduled', 'review', 'same', 'conflict', 'prices']),
    change: catalogueChange.nullable(),
    /** As it stands now, with what colleagues changed. */
    document: catalogueDocument.nullable(),
    base: z.string(),
    /** Places where a colleague wrote something else, in a conflict. */
    conflicts: z.array(
      z.object({
        path: z.string(),
        theirs: z.json(),
        mine: z.json(),
        /** Empty where it came with a data pack. */
        by: z.string(),
        at: z.iso.datetime(),
      }),
    ),
    /** Places that colleagues changed meanwhile and that were kept beside one's own. */
    merged: z.array(z.object({ path: z.string(), by: z.string() })),
    /** Unusual prices that were not confirmed, as text in major units; of the place `currency` its codes. */
    prices: z.array(z.object({ path: z.string(), before: z.string(), after: z.string() })),
  }),
  who: 'staff',
  may: 'catalogue.read',
  mostBytes: 2 * 1024 * 1024,
  summary:
    'Changes a document, at once or at a time. Faults are invalid-input with the path of each field. What a role may change is checked field by field.',
})

export const previewCatalogueItem = endpoint({
  name: 'previewCatalogueItem',
  method: 'POST',
  path: '/api/desk/catalogue/preview',
  input: z.object({
    kind: z.enum(['procedure', 'package', 'practitioner']),
    slug: at.shape.slug,
    document: catalogueDocument,
    ...visitorInput,
  }),
  /** What the public call answers once the document stands; nulls for the other kinds. */
  reply: z.object({
    procedure: getProcedure.reply.nullable(),
    carePackage: carePackage.nullable(),
    practitioner: practitioner.nullable(),
    rate: rateSource.nullable(),
  }),
  who: 'staff',
  may: 'catalogue.read',
  mostBytes: 1024 * 1024,
  summary: 'A document as the site would show it, without saving it. Faults are as in saveCatalogueItem.',
})

export const decideCatalogueChange = endpoint({
  name: 'decideCatalogueChange',
  method: 'POST',
  path: '/api/desk/catalogue/decide',
  input: z.object({
    id: z.uuid(),
    decision: z.enum(['approve', 'send-back', 'drop', 'undo']),
    note: z.string().max(2000).default(''),
  }),
  /** The change as it is then; of `undo` the new one that takes it back. */
  reply: z.object({ change: catalogueChange }),
  who: 'staff',
  may: 'catalogue.read',
  summary:
    'A clinician signs or sends back medical words; a waiting change is given up; a change that was made is taken back.',
})

export const listCatalogueChanges = endpoint({
  name: 'listCatalogueChanges',
  method: 'GET',
  path: '/api/desk/catalogue/changes',
  input: z.object({ state: catalogueChange.shape.state.optional(), after: z.string().max(200).optional() }),
  reply: z.object({ changes: z.array(catalogueChange), next: z.string().nullable() }),
  who: 'staff',
  may: 'catalogue.read',
  summary: 'Every change, newest first, 50 at a time.',
})
