// What of a treatment is paid when: the deposit at once, the instalments on their days, the rest at the clinic.
import type { Due } from '#domain/bookings/due.ts'
import { paidHere, type TreatmentItem } from './treatment.ts'

/**
 * What would have been due by today is due when booking.
 * @param today plain date at the clinic
 */
export function treatmentDues(item: TreatmentItem, today: string): Due[] {
  const later = item.instalments.filter(({ on }) => on > today)
  const laterMinor = later.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const hereMinor = paidHere(item)
  const dues: Due[] = [
    { amountMinor: hereMinor - laterMinor, on: null },
    ...later,
    { amountMinor: item.totalMinor - hereMinor, on: item.from, onSite: true },
  ]
  return dues.filter(({ amountMinor }) => amountMinor > 0)
}
