// The pages of the profile, in the order in which the way between them names them.

export const profilePlaces = [
  { name: 'home', to: '/profile', icon: 'home' },
  { name: 'me', to: '/profile/me', icon: 'person' },
  { name: 'procedures', to: '/profile/procedures', icon: 'calendar' },
  { name: 'hotels', to: '/profile/hotels', icon: 'bed' },
  { name: 'documents', to: '/profile/documents', icon: 'page' },
  { name: 'setting', to: '/profile/setting', icon: 'lock' },
] as const

export type ProfilePlace = (typeof profilePlaces)[number]['name']
