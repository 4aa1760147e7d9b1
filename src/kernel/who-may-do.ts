// Who of a provider's own people may do what at the desk: one table for the API, the screens and the tests.

export const staffRoles = ['owner', 'coordinator', 'clinician', 'editor'] as const
export type StaffRole = (typeof staffRoles)[number]

type Row = Record<StaffRole, boolean>

const row = (owner: 0 | 1, coordinator: 0 | 1, clinician: 0 | 1, editor: 0 | 1): Row => ({
  owner: owner === 1,
  coordinator: coordinator === 1,
  clinician: clinician === 1,
  editor: editor === 1,
})

/** Somebody with several roles may do what any of them may. */
// biome-ignore format: it is read as a table
export const whoMayDo = {
  //                        owner coordinator clinician editor
  /** Comes in at all: sees the desk's frame, their own roles, and this table. */
  'desk.open':           row(1, 1, 1, 1),
  /** Sees who waits for an answer, by name and kind. */
  'inbox.read':          row(1, 1, 1, 0),
  /** Assigns, notes, answers, marks as done. */
  'inbox.work':          row(1, 1, 1, 0),
  /** Writes offers, sends and withdraws them; writes down the final bill. */
  'offers.write':        row(1, 1, 0, 0),
  /** Sees the drafts, the changes and what stands on the site. */
  'catalogue.read':      row(1, 1, 1, 1),
  /** Words, pictures and facts that are neither a price nor medical. */
  'catalogue.edit':      row(1, 1, 0, 1),
  /** Prices, packages, rooms, rates and allotments. */
  'prices.edit':         row(1, 1, 0, 0),
  /** Reads medical words and figures before patients do, and signs them. */
  'medical.review':      row(0, 0, 1, 0),
  /** Hours of practitioners and the exceptions to them. */
  'availability.edit':   row(1, 1, 1, 0),
  /** Look, domains, contact, legal texts. */
  'site.edit':           row(1, 0, 0, 0),
  'catalogue.export':    row(1, 0, 0, 1),
  /** The trip, the thread and the list of what was shared. */
  'patients.read':       row(1, 1, 1, 0),
  /** Opens a document that was shared; adds the discharge record. */
  'documents.open':      row(0, 1, 1, 0),
  /** Says from which day a patient may fly. */
  'fit-to-fly.release':  row(0, 0, 1, 0),
  /** What patients owe, paid and were given back. */
  'payments.read':       row(1, 1, 0, 0),
  /** Marks transfers as received, gives money back, agrees to what a colleague gives back. */
  'payments.work':       row(1, 1, 0, 0),
  'figures.read':        row(1, 1, 0, 0),
  /** Invites colleagues, gives and takes roles. */
  'staff.manage':        row(1, 0, 0, 0),
} satisfies Record<string, Row>

export type Permission = keyof typeof whoMayDo

export const permissions = Object.keys(whoMayDo) as Permission[]

export function mayDo(roles: readonly StaffRole[], permission: Permission): boolean {
  return roles.some((role) => whoMayDo[permission][role])
}
