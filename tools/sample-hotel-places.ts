// The two places that have sample hotels: where the clinic is, what a night costs there, its seasons and its taxes.
import { dubaiNames, type House, istanbulNames, type SampleName } from './sample-hotel-names.ts'

export type Text = { en: string; ar: string }
/** As in hotels.json. */
export type SampleTax = {
  name: Text
  basis: 'percent' | 'room-night' | 'person-night' | 'room'
  percent?: number
  amount?: string
  paidAtHotel: boolean
}
/** Of each year, both days included; `factor` times the price of an ordinary night. */
export type Season = { from: string; to: string; factor: number; minimumStay?: number }

export type SamplePlace = {
  folder: string
  names: SampleName[]
  clinic: { latitude: number; longitude: number }
  /** Degrees from north within which there is land as far as a hotel may be. */
  land: [from: number, to: number]
  city: Text
  /** Two digits follow. */
  phone: string
  /** Amounts of a night are whole multiples of it. */
  step: number
  /** Of an ordinary night in a house of so many stars, least and most. */
  prices: Record<number, [least: number, most: number]>
  /** Houses that the packages of the clinic name: with taxes and seasons they sell a stay for what is told there. */
  known: Record<string, { price: number; minutes: number }>
  /** Per adult and meal. */
  meal: Record<number, number>
  seasons: Season[]
  taxes: (house: House, stars: number) => SampleTax[]
}

const percent = (name: Text, rate: number): SampleTax => ({ name, basis: 'percent', percent: rate, paidAtHotel: false })
const cleaning = (amount: string): SampleTax => ({
  name: { en: 'Final cleaning', ar: 'التنظيف عند المغادرة' },
  basis: 'room',
  amount,
  paidAtHotel: false,
})

const dubai: SamplePlace = {
  folder: 'sample-provider',
  names: dubaiNames,
  clinic: { latitude: 25.2048, longitude: 55.2708 },
  land: [70, 205],
  city: { en: 'Dubai', ar: 'دبي' },
  phone: '+971 4 000 00',
  step: 5,
  prices: { 2: [180, 250], 3: [270, 370], 4: [390, 560], 5: [690, 1_150] },
  known: {
    Garden: { price: 225, minutes: 6 },
    Creek: { price: 275, minutes: 9 },
    Bay: { price: 450, minutes: 8 },
    Residence: { price: 170, minutes: 5 },
  },
  meal: { 2: 30, 3: 45, 4: 70, 5: 120 },
  seasons: [
    { from: '01-06', to: '04-15', factor: 1.2 },
    { from: '04-16', to: '05-31', factor: 1 },
    { from: '06-01', to: '08-31', factor: 0.7 },
    { from: '09-01', to: '10-31', factor: 0.95 },
    { from: '11-01', to: '12-19', factor: 1.15 },
    { from: '12-20', to: '01-05', factor: 1.55, minimumStay: 3 },
  ],
  taxes: (house, stars) => [
    percent({ en: 'Municipality fee', ar: 'رسوم البلدية' }, 7),
    percent({ en: 'Service charge', ar: 'رسوم الخدمة' }, 10),
    percent({ en: 'VAT', ar: 'ضريبة القيمة المضافة' }, 5),
    {
      name: { en: 'Tourism Dirham', ar: 'درهم السياحة' },
      basis: 'room-night',
      amount: house === 'guesthouse' ? '7' : (['10', '15', '20'][Math.max(3, stars) - 3] ?? '10'),
      paidAtHotel: true,
    },
    ...(house === 'apartments' ? [cleaning('120')] : []),
  ],
}

const istanbul: SamplePlace = {
  folder: 'second-provider',
  names: istanbulNames,
  clinic: { latitude: 41.0082, longitude: 28.9784 },
  land: [276, 350],
  city: { en: 'Istanbul', ar: 'إسطنبول' },
  phone: '+90 212 000 00 ',
  step: 50,
  prices: { 2: [1_300, 1_900], 3: [2_000, 2_900], 4: [3_100, 4_700], 5: [5_600, 9_000] },
  known: {},
  meal: { 2: 200, 3: 300, 4: 450, 5: 800 },
  seasons: [
    { from: '01-04', to: '03-15', factor: 0.75 },
    { from: '03-16', to: '06-15', factor: 1.2 },
    { from: '06-16', to: '08-31', factor: 1 },
    { from: '09-01', to: '10-31', factor: 1.25 },
    { from: '11-01', to: '12-26', factor: 0.85 },
    { from: '12-27', to: '01-03', factor: 1.45, minimumStay: 2 },
  ],
  taxes: (house) => [
    percent({ en: 'VAT', ar: 'ضريبة القيمة المضافة' }, 10),
    percent({ en: 'Accommodation tax', ar: 'ضريبة الإقامة' }, 2),
    ...(house === 'apartments' ? [cleaning('900')] : []),
  ],
}

export const samplePlaces: readonly SamplePlace[] = [dubai, istanbul]
