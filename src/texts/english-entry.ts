// What the way into checkout says, in English: what was chosen, name and e-mail address, and what happens with it.
import type { PluralForms } from './plural-forms.ts'

export const englishEntry = {
  'meta.entry.title': 'Continue to checkout | {clinic}',
  'profile.nav.checkout': { one: 'Checkout ({count} item)', other: 'Checkout ({count} items)' },
  'auth.entry.title': 'Continue to checkout',
  'auth.entry.line': 'No password needed. We’ll email you a code.',
  'auth.entry.emailHint': 'We use it for your booking and your account.',
  'auth.entry.send': 'Email me a code',
  'auth.entry.byPassword': 'I have a password',
  'auth.entry.byAccount': 'Sign in or create an account to book. Your choice is kept.',
  'auth.entry.choice': 'Your choice',
  'auth.entry.notHeld': 'Not held yet. We hold it for you as soon as your email is confirmed.',
  'auth.entry.gone': 'This room is no longer available at that price.',
  'auth.entry.otherRooms': 'See other rooms',
  'auth.entry.offer': 'Your offer',
  'auth.entry.offerText': 'Confirm your email to see it and book. Use the address that the clinic wrote to.',
  'auth.entry.holding': 'You’re signed in. We’re holding your room now.',
  'auth.entry.opening': 'You’re signed in. One moment.',
} satisfies Record<string, string | PluralForms>
