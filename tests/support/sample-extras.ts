// Extras of a provider's list, straight into a database, and what is asked of them.
import type { Database } from '#db/open.ts'
import type { Extra, ExtraRequest } from '#domain/extras/extra.ts'
import { extras } from '#domain/extras/tables.ts'

/** 45.00 each vehicle of three seats, two vehicles a day; free until the evening two days before. */
export const sampleTransfer: Extra = {
  slug: 'airport-transfer',
  type: 'transfer',
  title: { en: 'Airport transfer', ar: 'نقل من المطار' },
  description: { en: 'A driver waits in arrivals.', ar: 'ينتظرك سائق في صالة الوصول.' },
  priceMinor: 45_00,
  currency: 'EUR',
  unit: 'vehicle',
  cancellation: [{ daysBefore: 2, time: '18:00', fee: { percent: 0 } }],
  party: {
    name: { en: 'Dune Wheels', ar: 'عجلات الكثبان' },
    phone: '+971 4 000 0101',
    registration: null,
    policyUrl: null,
  },
  transfer: {
    from: 'DXB',
    to: 'hotel',
    bothWays: true,
    seats: 3,
    luggage: { en: 'One large bag each', ar: 'حقيبة كبيرة لكل شخص' },
    wheelchair: true,
    perDay: 2,
  },
  insurance: null,
}

/** 4.00 for each person and night; 20 % from a week before on, and never free. */
export const sampleInsurance: Extra = {
  slug: 'trip-insurance',
  type: 'insurance',
  title: { en: 'Trip insurance', ar: 'تأمين السفر' },
  description: { en: 'Lost bags and late flights.', ar: 'الحقائب المفقودة والرحلات المتأخرة.' },
  priceMinor: 4_00,
  currency: 'EUR',
  unit: 'night',
  cancellation: [{ daysBefore: 7, time: '12:00', fee: { percent: 20 } }],
  party: {
    name: { en: 'Palm Mutual', ar: 'بالم للتأمين' },
    phone: '+971 4 000 0102',
    registration: { en: 'Sample register 000', ar: 'سجل نموذجي 000' },
    policyUrl: 'https://insurer.example/policy.pdf',
  },
  transfer: null,
  insurance: {
    soldAs: 'agent',
    covers: [{ en: 'Lost bags', ar: 'الحقائب المفقودة' }],
    excludes: [{ en: 'Your treatment', ar: 'علاجك' }],
  },
}

export async function writeSampleExtras(
  database: Database,
  provider: { id: string },
  list: readonly Extra[] = [sampleTransfer, sampleInsurance],
): Promise<void> {
  const rows = list.map((extra, position) => ({ ...extra, position }))
  await database.forProvider(provider.id, (scope) => scope.insert(extras, rows))
}

export const askedRide = (changes: Partial<ExtraRequest> = {}): ExtraRequest => ({
  extra: 'airport-transfer',
  way: 'arrival',
  from: '2027-02-01',
  until: '2027-02-01',
  people: 2,
  place: 'Marina Rest',
  ...changes,
})

export const askedCover = (changes: Partial<ExtraRequest> = {}): ExtraRequest => ({
  extra: 'trip-insurance',
  way: null,
  from: '2027-02-01',
  until: '2027-02-06',
  people: 2,
  place: '',
  ...changes,
})
