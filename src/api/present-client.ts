// A client's record as the contract tells it, and what a caller's update changes of it.
import type { z } from 'zod'
import { type Client, clientPicturePath, type clientUpdate } from '#contract/clients.ts'
import type { ClientAccount } from '#domain/clients/accounts.ts'
import type { ClientChanges, ClientRecord } from '#domain/clients/client-record.ts'
import { invalidField } from '#domain/clients/invalid-field.ts'
import { parsePhone } from '#domain/clients/parse-phone.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { toCurrency } from '#kernel/money.ts'

export function presentClient(
  { email }: ClientAccount,
  { details, pictureId, updatedAt, ...record }: ClientRecord,
): Client {
  return {
    email,
    ...record,
    image: imageOf(pictureId),
    address: details.address ?? null,
    emergencyContact: details.emergencyContact ?? null,
    companions: details.companions ?? [],
    passport: details.passport ?? null,
    updatedAt: updatedAt?.toISOString() ?? null,
  }
}

const imageOf = (pictureId: string): string => pictureId && `${clientPicturePath}/${pictureId}`

type ClientUpdate = Omit<z.output<typeof clientUpdate>, 'email'>

/**
 * @param before the record as it is; its address says where a telephone number is at home
 * @throws Fault invalid-input for what only the domain can judge
 */
export function readChanges(update: ClientUpdate, before: ClientRecord, provider: Provider): ClientChanges {
  const { currency, phoneNumber, image, address, emergencyContact, companions, passport, notifications, ...plain } =
    update
  const countries = [address?.country, before.details.address?.country, provider.location.country]
  const phoneOf = (path: string, text: string): string => {
    const phone = text && parsePhone(text, countries)
    if (phone === undefined) throw invalidField(path)
    return phone
  }
  return dropUndefined({
    ...plain,
    currency: currency && readCurrency(currency),
    phoneNumber: phoneNumber === undefined ? undefined : phoneOf('phoneNumber', phoneNumber),
    pictureId: image === undefined ? undefined : readImage(image, before.pictureId),
    notifications: notifications && dropUndefined(notifications),
    details: dropUndefined({
      address,
      companions,
      passport,
      emergencyContact: emergencyContact && {
        ...emergencyContact,
        phone: phoneOf('emergencyContact.phone', emergencyContact.phone),
      },
    }),
  })
}

function readCurrency(code: string): string {
  const currency = toCurrency(code)
  if (currency === undefined) throw invalidField('currency')
  return currency
}

/** Empty takes the picture away, the present address leaves it: a new picture comes on another way. */
function readImage(image: string, pictureId: string): string | undefined {
  if (image === '') return ''
  if (image === imageOf(pictureId)) return undefined
  throw invalidField('image')
}

/** What is given. A key that is there without a value would say something else than one that is not there. */
function dropUndefined<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never
}
