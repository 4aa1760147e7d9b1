// Whom a booking is for, and how they are reached.

export type PersonName = { firstName: string; lastName: string }

export type Contact = PersonName & { email: string; phone: string }

export const fullName = (name: PersonName | null | undefined): string =>
  name ? `${name.firstName} ${name.lastName}`.trim() : ''
