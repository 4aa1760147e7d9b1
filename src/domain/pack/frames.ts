// What stands around a part of a pack that is read alone: sound, and the same whatever the part.

const noon = '12:00'

/** A hotel with one room, of which only the calendar is meant. */
export function calendarFrame(language: string, calendar: unknown) {
  const text = { [language]: 'x' }
  const plan = { slug: 'plan', name: text, board: 'room-only', cancellation: [], payment: 'at-hotel' }
  const room = {
    slug: 'room',
    name: text,
    beds: text,
    sizeM2: 1,
    maxGuests: 1,
    maxAdults: 1,
    guestsIncluded: 1,
    extraAdult: '0',
    extraChild: '0',
    features: [],
    calendar,
    plans: [plan],
  }
  return {
    slug: 'hotel',
    name: text,
    summary: text,
    address: text,
    latitude: 0,
    longitude: 0,
    stars: 0,
    checkInFrom: noon,
    checkOutUntil: noon,
    phone: '000',
    minutesToClinic: { car: 0, walk: 0 },
    features: [],
    childrenFreeUnder: 0,
    taxes: [],
    rooms: [room],
  }
}

/** provider.json of which only some keys are meant. */
export function providerFrame(languages: readonly string[], currency: string, parts: Record<string, unknown>) {
  const text = { [languages[0] ?? '']: 'x' }
  const legal = { updatedOn: '2000-01-01', text: [text] }
  return {
    languages,
    company: { slug: 'company', name: text },
    location: {
      slug: 'place',
      name: text,
      currency,
      country: 'AE',
      city: text,
      address: text,
      timeZone: 'Asia/Dubai',
    },
    domains: ['clinic.example'],
    theme: [],
    settlementCurrency: currency,
    contact: { email: 'care@clinic.example', phone: '000', hours: text, replyHours: 1, emergencyPhone: '000' },
    about: { headline: text, introduction: text, reasons: [], story: [], accreditations: [], steps: [] },
    legalTexts: { cookiePolicy: legal, privacyPolicy: legal, termsOfService: legal },
    ...parts,
  }
}
