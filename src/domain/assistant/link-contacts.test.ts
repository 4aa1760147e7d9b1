// Guards that the ways to the clinic can be pressed as they are quoted, and that nothing else turns into a link.
import { expect, test } from 'vitest'
import { linkContacts } from './link-contacts.ts'

const phone = { kind: 'phone' } as const

test.each([
  ['Phone: +971 4 555 0140', 'Phone: [+971 4 555 0140](tel:+97145550140)'],
  ['WhatsApp: +971 50 555 0140', 'WhatsApp: [+971 50 555 0140](https://wa.me/971505550140)'],
  ['E-mail: care@thymele.example', 'E-mail: [care@thymele.example](mailto:care@thymele.example)'],
  ['Each answer comes within 4 hours.', 'Each answer comes within 4 hours.'],
])('%s', (line, linked) => expect(linkContacts(line, phone, 'en')).toBe(linked))

test('in Arabic as well, and the number of an emergency', () => {
  expect(linkContacts('واتساب: +971 50 555 0140', phone, 'ar')).toContain('](https://wa.me/971505550140)')
  expect(linkContacts('In an emergency call 998', { kind: 'emergency' }, 'en')).toBe(
    'In an emergency call [998](tel:998)',
  )
})

test('a number of any other passage is no telephone', () => {
  expect(linkContacts('From AED 58,000, room 2024', { kind: 'price' }, 'en')).toBe('From AED 58,000, room 2024')
})
