// Says what is wrong with a stay: the API's reasons, and what the form itself misses.
import type { FieldFault } from '#kernel/fault.ts'
import type { TextKey } from '#texts/translate.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'

const sentences: Record<string, TextKey> = {
  'checkIn required': 'hotels.form.fault.checkIn.required',
  'checkIn past': 'hotels.form.fault.checkIn.past',
  'checkIn too-far': 'hotels.form.fault.checkIn.tooFar',
  'checkIn invalid': 'hotels.form.fault.checkIn.invalid',
  'checkOut invalid': 'hotels.form.fault.checkOut.invalid',
  'room invalid': 'hotels.form.fault.rooms.invalid',
  'checkOut required': 'hotels.form.fault.checkOut.required',
  'checkOut not-after': 'hotels.form.fault.checkOut.notAfter',
  'checkOut too-long': 'hotels.form.fault.checkOut.tooLong',
  'room too-many': 'hotels.form.fault.rooms.tooMany',
  'room too-long': 'hotels.form.fault.rooms.tooMany',
  'adults required': 'hotels.form.fault.adults.required',
  'adults too-many': 'hotels.form.fault.adults.tooMany',
  'children required': 'hotels.form.fault.children.required',
  'children too-many': 'hotels.form.fault.children.tooMany',
  'children no-child': 'hotels.form.fault.children.noChild',
}

export function useSayFault(): (fault: FieldFault) => string {
  const { t } = useTexts()
  return ({ path, reason }) => {
    const [name = '', at, part] = path.split('.')
    const key = sentences[`${part ?? name} ${reason}`] ?? 'hotels.form.fault.other'
    return t(key, { number: Number(at ?? 0) + 1 })
  }
}
