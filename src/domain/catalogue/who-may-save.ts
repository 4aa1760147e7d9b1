// Whether somebody may make a change, place by place, and whether a clinician has to read it first.
import { Fault } from '#kernel/fault.ts'
import { placeRule, whoMayChange } from '#kernel/who-may-change.ts'
import { mayDo, type StaffRole } from '#kernel/who-may-do.ts'
import type { CatalogueKind } from './catalogue.ts'
import type { ChangedPlace } from './changed-places.ts'

/** A list that is empty where there was none says nothing. */
const saysSomething = ({ before, after }: ChangedPlace) =>
  before !== null || (after !== null && !(Array.isArray(after) && after.length === 0))

export const isMedical = (kind: CatalogueKind, path: string): boolean => placeRule(kind, path) === 'medical'

export function lockedPlaces(
  kind: CatalogueKind,
  places: readonly ChangedPlace[],
  roles: readonly StaffRole[],
): string[] {
  const isTheirs = ({ path }: ChangedPlace) => whoMayChange(kind, path).some((permission) => mayDo(roles, permission))
  return places.filter((place) => saysSomething(place) && !isTheirs(place)).map(({ path }) => path)
}

/** @throws Fault not-allowed that names each place */
export function refuseLocked(kind: CatalogueKind, places: readonly ChangedPlace[], roles: readonly StaffRole[]): void {
  const locked = lockedPlaces(kind, places, roles)
  if (locked.length === 0) return
  const fields = locked.map((path) => ({ path, reason: 'not-allowed' }))
  throw new Fault('not-allowed', 'Your role does not change this.', { fields })
}

/** Medical words of somebody who may not sign them wait for a clinician. */
export function needsReview(
  kind: CatalogueKind,
  places: readonly ChangedPlace[],
  roles: readonly StaffRole[],
): boolean {
  return !mayDo(roles, 'medical.review') && places.some(({ path }) => isMedical(kind, path))
}
