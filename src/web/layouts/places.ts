// Where the menus lead.

export const places = [
  { to: '/procedures', text: 'shell.procedures' },
  { to: '/packages', text: 'shell.packages' },
  { to: '/hotels', text: 'shell.hotels' },
  { to: '/contact', text: 'shell.contact' },
] as const
