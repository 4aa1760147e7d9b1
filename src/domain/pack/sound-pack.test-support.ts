// The files of a small data pack without fault: two procedures, a package, a practitioner and a hotel, in English and Arabic.

/** Files by path; each call gives fresh ones. */
export function soundPack(): Record<string, string> {
  return {
    'provider.json': JSON.stringify(provider, null, 2),
    'procedures.csv': table,
    'procedures.ar.csv': arabicTable,
    'procedures/hip-replacement.md': page('A new hip.'),
    'procedures/hip-replacement.ar.md': page('ورك جديد.').replace('may change if', 'قد يتغير إذا'),
    'procedures/knee-replacement.md': page('A new knee.'),
    'procedures/knee-replacement.ar.md': page('ركبة جديدة.'),
    'packages.json': JSON.stringify(packages, null, 2),
    'practitioners.json': JSON.stringify(practitioners, null, 2),
    'hotels.json': JSON.stringify(hotels, null, 2),
  }
}

const both = (en: string, ar: string) => ({ en, ar })
const legal = {
  updatedOn: '2026-10-01',
  text: [both('## Scope', '## النطاق'), both('All **pages**.\n\n- one\n- two', 'كل **الصفحات**.\n\n- واحد\n- اثنان')],
}

const provider = {
  languages: ['en', 'ar'],
  company: { slug: 'asclepius', name: both('Asclepius', 'أسكليبيوس'), legalName: 'Asclepius LLC' },
  location: {
    slug: 'dubai',
    name: both('Asclepius Dubai', 'أسكليبيوس دبي'),
    currency: 'AED',
    country: 'AE',
    city: both('Dubai', 'دبي'),
    address: both('1 Palm Street', 'شارع النخيل 1'),
    timeZone: 'Asia/Dubai',
    latitude: 25.2,
    longitude: 55.3,
  },
  domains: ['Asclepius.example', 'www.asclepius.example'],
  theme: [{ primaryColor: '#123456', secondaryColor: 'abcdef', hoverColor: '#FEDCBA' }],
  settlementCurrency: 'AED',
  gtagId: 'G-ABC123',
  userPool: { userPoolId: 'eu-west-1_AbC', userPoolClientId: 'client', passwordPolicy: { minimumLength: 8 } },
  contact: {
    email: 'care@asclepius.example',
    phone: '+971 4 000 0000',
    hours: both('Daily', 'يوميا'),
    replyHours: 8,
    emergencyPhone: '998',
  },
  about: {
    headline: both('Care', 'رعاية'),
    introduction: both('Welcome.', 'مرحبا.'),
    reasons: [{ title: both('Plain', 'واضح'), text: both('Plain prices.', 'أسعار واضحة.') }],
    story: [both('Once.', 'ذات مرة.')],
    accreditations: [{ name: both('Board', 'مجلس'), url: 'https://board.example' }],
    steps: [{ title: both('Ask', 'اسأل'), text: both('Ask us.', 'اسألنا.') }],
  },
  legalTexts: { cookiePolicy: legal, privacyPolicy: legal, termsOfService: legal },
}

const table = `slug,name,category,summary,price_from,price_to,currency,unit,duration_min,anaesthesia,hospital_nights,stay_days,fly_from_day,release_from_day,fly_source,fly_source_url,reviewed_by,reviewed_on
hip-replacement,Hip replacement,Joints,"A new hip, in two hours.",42000,51000.50,AED,side,120,spinal,3,14,42,14,"Guideline, 2025",https://www.caa.co.uk/fit-to-fly,Dr One,2026-10-01
knee-replacement,Knee replacement,Joints,A new knee.,39000,46000,AED,side,110,spinal,3,14,,,,,Dr One,2026-10-01
`

const arabicTable = `slug,name,category,summary
hip-replacement,استبدال الورك,المفاصل,ورك جديد.
knee-replacement,استبدال الركبة,المفاصل,ركبة جديدة.
`

const packages = [
  {
    slug: 'hip-with-stay',
    procedure: 'hip-replacement',
    name: both('Hip with stay', 'الورك مع الإقامة'),
    summary: both('All in.', 'شامل.'),
    nights: 11,
    hotelClass: 4,
    transfers: 4,
    companions: 1,
    inside: [
      { text: both('The hip', 'الورك'), kind: 'procedure', worth: '42000' },
      { text: both('Hotel', 'فندق'), kind: 'hotel', worth: 5000.5, mayChangeIf: both('you stay on', 'بقيت أكثر') },
    ],
    excluded: [both('Flights', 'الطيران')],
    price: '45500.00',
    currency: 'AED',
    validFrom: '2026-01-01',
    validTo: '2027-12-31',
  },
]

const practitioners = [
  {
    slug: 'dr-one',
    name: both('Dr One', 'د. واحد'),
    title: both('Surgeon', 'جراح'),
    specialty: both('Joints', 'المفاصل'),
    licenceNumber: 'L-1',
    licenceRegister: both('Register', 'السجل'),
    licenceUrl: 'https://register.example/1',
    languages: ['en', 'ar'],
    procedures: ['hip-replacement', 'knee-replacement'],
    biography: both('Operates.', 'يجري العمليات.'),
    practisingSince: 2001,
    timeZone: 'Asia/Dubai',
    weeklyAvailability: [{ day: 'mon', from: '09:00', to: '17:00' }],
    exceptions: [
      {
        from: '2030-03-04',
        to: '2030-03-08',
        hours: [
          { from: '10:00', to: '12:00' },
          { from: '12:00', to: '14:30' },
        ],
      },
      { from: '2030-03-06', to: '2030-03-06', hours: [] },
    ],
  },
]

const hotels = [
  {
    slug: 'quiet-house',
    name: both('Quiet House', 'بيت الهدوء'),
    summary: both('By the water.', 'على الماء.'),
    address: both('2 Palm Street', 'شارع النخيل 2'),
    latitude: 25.21,
    longitude: 55.31,
    stars: 4,
    checkInFrom: '15:00',
    checkOutUntil: '11:00',
    phone: '+971 4 000 0001',
    minutesToClinic: { car: 6, walk: 25 },
    features: ['lift', 'medicine-fridge'],
    childrenFreeUnder: 6,
    taxes: [
      { name: both('VAT', 'الضريبة'), basis: 'percent', percent: 7.25, paidAtHotel: false },
      { name: both('City tax', 'رسم المدينة'), basis: 'person-night', amount: '3.50', fromAge: 12, paidAtHotel: true },
    ],
    rooms: [
      {
        slug: 'classic',
        name: both('Classic', 'كلاسيكية'),
        beds: both('1 double bed', 'سرير مزدوج'),
        sizeM2: 24,
        maxGuests: 3,
        maxAdults: 2,
        guestsIncluded: 2,
        extraAdult: '90',
        extraChild: '45.50',
        features: ['step-free'],
        calendar: [
          { from: '2026-11-01', to: '2027-01-31', price: '400', rooms: 3 },
          { from: '2026-11-01', to: '2027-01-31', days: ['fri', 'sat'], price: '450.05', rooms: 2, minimumStay: 2 },
          { from: '2026-12-24', to: '2026-12-26', closed: true },
        ],
        plans: [
          {
            slug: 'flexible',
            name: both('Flexible', 'مرن'),
            board: 'breakfast',
            boardAdult: '40',
            boardChild: '20',
            cancellation: [
              { daysBefore: 7, time: '18:00', fee: { percent: 0 } },
              { daysBefore: 3, time: '18:00', fee: { percent: 50 } },
              { daysBefore: 1, time: '12:00', fee: { nights: 1 } },
            ],
            payment: 'at-hotel',
          },
          {
            slug: 'saver',
            name: both('Saver', 'موفر'),
            board: 'room-only',
            priceChange: -10,
            cancellation: [],
            payment: 'before-arrival',
            deposit: 30,
          },
        ],
      },
    ],
  },
]

const page = (first: string) => `# Title

## What it is
${first} It is **safe** and [explained](https://joint.example/about)
over two lines.

## Who it is for
- People in pain

## Who it is not for
- People with an infection

## Steps
1. You sleep.
2. You wake.

## Recovery
- Day 0: You rest.
- Day 1–3: You walk.
- Week 2: Stitches out.
- Month 3: You run.

## Risks
Few.

- Infection

## Included
- The operation
- The stay (may change if you heal slowly)

## Not included
- Flights

## Aftercare
We call you.

## Questions and answers
### Does it hurt?
A little.
### When can I walk?
Soon.
`
