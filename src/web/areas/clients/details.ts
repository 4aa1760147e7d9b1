// The parts of a client's record that they change themselves: what each is in a form, and what of it goes to the server.
import type { Client } from '#contract/clients.ts'

/** What the fields of one part hold, by name, as typed. */
export type Values = Record<string, string>

/** What is sent of a part; null empties it. */
export type Patch = Partial<
  Pick<Client, 'firstName' | 'lastName' | 'phoneNumber' | 'address' | 'emergencyContact' | 'passport'>
>

/** A phone number as a person of its country writes it, with the country. */
export type PhoneParts = { country: string; number: string }
/** `AE` to `971`. */
export type DialCodes = Record<string, string>

export type Part = {
  fields: readonly string[]
  /** What a form shows of the record. Phone numbers are split on the server, which alone knows how each country writes them. */
  read: (client: Client) => Values
  /** @param values every field of the part, those of another tab among them */
  patch: (values: Values, dialCodes: DialCodes) => Patch
  /** Of several fields that the record holds as one: they are put together with what it holds by then. */
  isGroup?: true
}

const addressFields = ['line1', 'line2', 'postalCode', 'city', 'region', 'country'] as const
const passportFields = ['country', 'validUntil'] as const
const phoneFields = ['phoneCountry', 'phone'] as const

const isEmpty = (values: Values): boolean => Object.values(values).every((value) => value.trim() === '')

const pick = <Name extends string>(values: Values, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? ''])) as Record<Name, string>

const single = (name: 'firstName' | 'lastName'): Part => ({
  fields: [name],
  read: (client) => ({ [name]: client[name] }),
  patch: (values) => ({ [name]: values[name] ?? '' }),
})

export const parts = {
  firstName: single('firstName'),
  lastName: single('lastName'),
  phone: {
    fields: phoneFields,
    read: ({ phoneNumber }) => ({ phoneCountry: '', phone: phoneNumber }),
    patch: (values, dialCodes) => ({ phoneNumber: dialled(values, dialCodes) }),
  },
  address: {
    fields: addressFields,
    read: ({ address }) => pick(address ?? {}, addressFields),
    patch: (values) => ({ address: isEmpty(values) ? null : pick(values, addressFields) }),
    isGroup: true,
  },
  emergencyContact: {
    fields: ['name', 'relation', ...phoneFields],
    read: ({ emergencyContact }) => ({
      ...pick(emergencyContact ?? {}, ['name', 'relation', 'phone']),
      phoneCountry: '',
    }),
    patch: (values, dialCodes) => {
      const { phoneCountry: _, ...said } = values
      const phone = dialled(values, dialCodes)
      return { emergencyContact: isEmpty(said) ? null : { ...pick(values, ['name', 'relation']), phone } }
    },
    isGroup: true,
  },
  passport: {
    fields: passportFields,
    read: ({ passport }) => pick(passport ?? {}, passportFields),
    patch: (values) => ({ passport: isEmpty(values) ? null : pick(values, passportFields) }),
    isGroup: true,
  },
} as const satisfies Record<string, Part>

export type PartName = keyof typeof parts

/**
 * The number as it is dialled from anywhere, as far as that can be told: the server reads it and knows better.
 * A number that says its own country keeps it, whatever is chosen beside it.
 */
export function dialled({ phoneCountry = '', phone = '' }: Values, dialCodes: DialCodes): string {
  const number = phone.trim().replace(/^00/, '+')
  const code = dialCodes[phoneCountry]
  if (number === '' || number.startsWith('+') || code === undefined) return number
  return `+${code} ${number}`
}
