// What a provider says and sells, as documents that its people edit: in the words and units of the data pack (docs/data-pack.md).

export const catalogueKinds = [
  /** A row of procedures.csv, its translations and its page. */
  'procedure',
  /** An entry of packages.json. */
  'package',
  /** An entry of practitioners.json. */
  'practitioner',
  /** An entry of hotels.json without the calendars of its rooms. */
  'hotel',
  /** The calendar of one room of a hotel; its slug is `{hotel}.{room}`. */
  'calendar',
  /** Parts of provider.json; their slugs are `theme`, `contact`, `about`, `legal-texts`, `domains`. */
  'site',
  /**
   * A picture: `{ file, description }` (pictures/show-picture.ts reads and writes it). `file` is the digest of its bytes, which an upload
   * brought before (api/desk-pictures.ts); `description` a text by language or null.
   */
  'picture',
] as const
export type CatalogueKind = (typeof catalogueKinds)[number]

/** As JSON: texts by language, money as decimal strings, dates as `2026-01-31`, rich text as markdown. */
export type CatalogueDocument = { [key: string]: unknown }

/**
 * `review`: waits for a clinician; `scheduled`: waits for its time; `done`: stands, or stood; `undone`: taken back by a later one;
 * `dropped`: given up or sent back before it was done; `failed`: was due and could not be done.
 */
export const changeStates = ['review', 'scheduled', 'done', 'undone', 'dropped', 'failed'] as const
export type ChangeState = (typeof changeStates)[number]
