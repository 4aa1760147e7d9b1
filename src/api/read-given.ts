// Who travels, as a form sends it, in the words of the domain: each traveller with their items, each item with its answers.
import type { z } from 'zod'
import type { setTravellers } from '#contract/checkout.ts'
import type { NameTravellers } from '#domain/checkout/name-travellers.ts'

type Given = Pick<z.output<typeof setTravellers.input>, 'order' | 'contact' | 'travellers' | 'items'>

export function readGiven({ order, contact, travellers, items }: Given): NameTravellers {
  return {
    order,
    travellers: travellers.map((one, at) => ({
      ...one,
      // Whoever signs in and pays is the patient, and the one who is asked back.
      email: one.isPatient ? contact.email : '',
      phone: one.isPatient ? contact.phone : '',
      items: items.filter((item) => item.travellers.includes(at)).map(({ item }) => item),
      documentId: null,
    })),
    items: items.map(({ item, given }) => ({
      item,
      contact,
      answers: Object.fromEntries(given.map(({ path, value }) => [path, value])),
    })),
  }
}
