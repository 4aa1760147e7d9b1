// The pages of the desk, in the order in which the way between them names them, and what it takes to see each.
import type { Permission } from '#kernel/who-may-do.ts'

export const deskPlaces = [
  { name: 'inbox', to: '/desk', icon: 'mail', may: 'inbox.read' },
  { name: 'patients', to: '/desk/patients', icon: 'people', may: 'patients.read' },
  { name: 'catalogue', to: '/desk/catalogue', icon: 'page', may: 'catalogue.read' },
  { name: 'figures', to: '/desk/figures', icon: 'info', may: 'figures.read' },
  { name: 'staff', to: '/desk/staff', icon: 'key', may: 'desk.open' },
] as const satisfies { name: string; to: string; icon: string; may: Permission }[]

export type DeskPlace = (typeof deskPlaces)[number]['name']

/** The pages that somebody may open, the first of which the desk begins with. */
export const placesFor = (may: readonly string[]) => deskPlaces.filter((place) => may.includes(place.may))
