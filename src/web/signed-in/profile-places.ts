// The pages of the profile, in the order in which the way between them names them.

export const profilePlaces = [
  { name: 'home', to: '/profile', icon: 'home' },
  { name: 'me', to: '/profile/me', icon: 'person' },
  { name: 'procedures', to: '/profile/procedures', icon: 'calendar' },
  { name: 'manage', to: '/profile/manage-bookings', icon: 'check' },
  { name: 'hotels', to: '/profile/hotels', icon: 'search' },
  { name: 'bookings', to: '/profile/hotels/bookings', icon: 'bed' },
  { name: 'documents', to: '/profile/documents', icon: 'page' },
  { name: 'setting', to: '/profile/setting', icon: 'lock' },
] as const

/** There while an order is open or being paid, with the number of its items. */
export const checkoutPlace = { name: 'checkout', to: '/profile/checkout', icon: 'card' } as const

/** The page that an address belongs to: of those that it lies at or below, the innermost. */
export function placeOf(pathname: string): string | undefined {
  const above = [...profilePlaces, checkoutPlace].filter(
    ({ name, to }) => pathname === to || (name !== 'home' && pathname.startsWith(`${to}/`)),
  )
  return above.map(({ to }) => to).sort((one, other) => other.length - one.length)[0]
}

export type ProfilePlace = (typeof profilePlaces)[number]['name']
