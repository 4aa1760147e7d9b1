// What an import did, kind by kind.

export type Counts = { added: number; changed: number; withdrawn: number; unchanged: number }

export const importKinds = [
  'company',
  'provider',
  'domains',
  'procedures',
  'packages',
  'practitioners',
  'hotels',
  'hotelMonths',
  'extras',
  'pictures',
] as const
export type ImportKind = (typeof importKinds)[number]

/**
 * For domains `withdrawn` means released, for pictures removed; everything else stays in the database. Of
 * `hotelMonths`, each a month of one room, those that are over are not counted.
 */
export type ImportSummary = Record<ImportKind, Counts>

export const counts = (some: Partial<Counts> = {}): Counts => ({
  added: 0,
  changed: 0,
  withdrawn: 0,
  unchanged: 0,
  ...some,
})

export function isChange({ added, changed, withdrawn }: Counts): boolean {
  return added + changed + withdrawn > 0
}
