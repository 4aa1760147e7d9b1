// What the sample provider of the tests sells and says, as rows and words.
import type { PackageRow } from '#domain/packages/read-packages.ts'
import type { PractitionerRow } from '#domain/practitioners/read-practitioners.ts'
import type { ProcedureText } from '#domain/procedures/procedure.ts'
import type { ProcedureRow } from '#domain/procedures/read-procedures.ts'
import type { Provider } from '#domain/provider/provider.ts'
import type { Block } from '#kernel/rich-text.ts'

type Unowned<Row> = Omit<Row, 'id' | 'providerId'>

const paragraph = (text: string): Block => ({ kind: 'paragraph', text: [text] })
const list = (...items: string[]): Block => ({ kind: 'list', ordered: false, items: items.map((item) => [item]) })
const withdrawn = new Date('2026-06-01T00:00:00Z')

const legalText = (title: string) => ({
  updatedOn: '2026-01-31',
  text: { en: [{ kind: 'heading', text: [title] } as Block, paragraph(`The ${title} of Harbour Clinic.`)] },
})

export const sampleWords: Pick<Provider, 'contact' | 'about' | 'legalTexts'> = {
  contact: {
    email: 'desk@harbour.example',
    phone: '+971 4 555 0100',
    hours: { en: 'Sunday to Thursday, 9 to 17', ar: 'من الأحد إلى الخميس' },
    replyHours: 24,
    emergencyPhone: '998',
  },
  about: {
    headline: { en: 'Treatment by the water', ar: 'العلاج على ضفاف الماء' },
    introduction: { en: 'A small clinic with four operations.', ar: 'عيادة صغيرة.' },
    reasons: [{ title: { en: 'One surgeon' }, text: { en: 'The same person before and after.' } }],
    story: [{ en: 'Opened in 2009.' }],
    accreditations: [{ name: { en: 'Harbour Health Authority' }, url: 'https://authority.example/harbour' }],
    steps: [{ title: { en: 'Ask' }, text: { en: 'Tell us what you need.' } }],
  },
  legalTexts: {
    cookiePolicy: legalText('cookie policy'),
    privacyPolicy: legalText('privacy policy'),
    termsOfService: legalText('terms of service'),
  },
}

const wordsOf = (whatItIs: string): ProcedureText => ({
  whatItIs: [paragraph(whatItIs)],
  whoItIsFor: [list('Adults in good health')],
  whoItIsNotFor: [list('Anyone with a fever')],
  steps: [{ kind: 'list', ordered: true, items: [['You arrive.'], ['You rest.']] }],
  recovery: [
    { unit: 'day', from: 0, to: 0, text: ['In bed.'] },
    { unit: 'week', from: 1, to: 2, text: ['Walking with ', { bold: 'help' }, '.'] },
  ],
  risks: [paragraph('Bleeding and infection.')],
  included: [
    { text: 'The operation', mayChangeIf: null },
    { text: 'One night more', mayChangeIf: 'the surgeon asks for it' },
  ],
  notIncluded: ['Flights'],
  aftercare: [paragraph('A call every week.')],
  questions: [{ question: 'Does it hurt?', answer: [paragraph('Less than before.')] }],
})

const orthopaedics = { en: 'Orthopaedics', ar: 'جراحة العظام' }
const reviewed = { reviewedBy: 'Dr Lina Haddad', reviewedOn: '2026-10-01' }

/** On sale in this order: a hip, an eye (without a flying figure), a tooth (in Kuwaiti dinars), a knee; then one withdrawn. */
export const sampleProcedures: Unowned<ProcedureRow>[] = [
  {
    ...reviewed,
    slug: 'hip-replacement',
    position: 0,
    name: { en: 'Hip replacement', ar: 'استبدال مفصل الورك' },
    category: orthopaedics,
    summary: { en: 'A worn joint is replaced.', ar: 'استبدال المفصل التالف.' },
    priceFromMinor: 900_000,
    priceToMinor: 1_200_000,
    currency: 'EUR',
    unit: 'side',
    durationMin: 90,
    anaesthesia: 'spinal',
    hospitalNights: 3,
    stayDays: 14,
    flyFromDay: 42,
    releaseFromDay: 14,
    flySource: 'Aviation Health Unit, 2025',
    flySourceUrl: 'https://www.caa.co.uk/fit-to-fly',
    text: { en: wordsOf('The surgeon replaces the joint.'), ar: wordsOf('يستبدل الجراح المفصل.') },
    withdrawnAt: null,
  },
  {
    ...reviewed,
    slug: 'cataract-surgery',
    position: 1,
    name: { en: 'Cataract surgery', ar: 'جراحة المياه البيضاء' },
    category: { en: 'Eyes', ar: 'العيون' },
    summary: { en: 'A clouded lens is exchanged.', ar: 'تبديل العدسة المعتمة.' },
    priceFromMinor: 150_000,
    priceToMinor: 200_000,
    currency: 'EUR',
    unit: 'eye',
    durationMin: 30,
    anaesthesia: 'drops',
    hospitalNights: 0,
    stayDays: 4,
    flyFromDay: null,
    releaseFromDay: null,
    flySource: null,
    flySourceUrl: null,
    text: { en: wordsOf('A small opening is made.'), ar: wordsOf('يُفتح شق صغير.') },
    withdrawnAt: null,
  },
  {
    ...reviewed,
    slug: 'dental-implant',
    position: 2,
    name: { en: 'Dental implant', ar: 'زراعة الأسنان' },
    category: { en: 'Dentistry', ar: 'طب الأسنان' },
    summary: { en: 'A titanium root for a lost tooth.', ar: 'جذر من التيتانيوم.' },
    priceFromMinor: 350_500,
    priceToMinor: 350_500,
    currency: 'KWD',
    unit: 'tooth',
    durationMin: 60,
    anaesthesia: 'local',
    hospitalNights: 0,
    stayDays: 6,
    flyFromDay: 3,
    releaseFromDay: null,
    flySource: 'Aviation Health Unit, 2025',
    flySourceUrl: 'https://www.caa.co.uk/fit-to-fly',
    text: { en: wordsOf('A root is set into the jaw.'), ar: wordsOf('يوضع جذر في الفك.') },
    withdrawnAt: null,
  },
  {
    ...reviewed,
    slug: 'knee-arthroscopy',
    position: 3,
    name: { en: 'Knee arthroscopy', ar: 'تنظير الركبة' },
    category: orthopaedics,
    summary: { en: 'A look into the knee.', ar: 'نظرة داخل الركبة.' },
    priceFromMinor: 400_000,
    priceToMinor: 400_000,
    currency: 'EUR',
    unit: 'side',
    durationMin: 45,
    anaesthesia: 'general',
    hospitalNights: 1,
    stayDays: 5,
    flyFromDay: 4,
    releaseFromDay: null,
    flySource: 'Aviation Health Unit, 2025',
    flySourceUrl: 'https://www.caa.co.uk/fit-to-fly',
    text: { en: wordsOf('A thin camera enters the joint.'), ar: wordsOf('تدخل كاميرا رفيعة المفصل.') },
    withdrawnAt: null,
  },
  {
    ...reviewed,
    slug: 'hand-surgery',
    position: 4,
    name: { en: 'Hand surgery', ar: 'جراحة اليد' },
    category: orthopaedics,
    summary: { en: 'No longer offered.', ar: 'لم تعد متاحة.' },
    priceFromMinor: 100_000,
    priceToMinor: 100_000,
    currency: 'EUR',
    unit: 'procedure',
    durationMin: 40,
    anaesthesia: 'local',
    hospitalNights: 0,
    stayDays: 2,
    flyFromDay: 1,
    releaseFromDay: null,
    flySource: 'Aviation Health Unit, 2025',
    flySourceUrl: 'https://www.caa.co.uk/fit-to-fly',
    text: { en: wordsOf('A tendon is freed.') },
    withdrawnAt: withdrawn,
  },
]

const hipPackage: Unowned<PackageRow> = {
  slug: 'hip-complete',
  position: 0,
  procedureSlug: 'hip-replacement',
  name: { en: 'Hip, all included', ar: 'الورك شاملًا' },
  summary: { en: 'The operation, two weeks by the sea.', ar: 'العملية وأسبوعان على البحر.' },
  nights: 11,
  hotelClass: 4,
  transfers: 4,
  companions: 1,
  inside: [
    { text: { en: 'Hip replacement' }, kind: 'procedure', worthMinor: 950_000, mayChangeIf: null },
    { text: { en: 'Eleven nights' }, kind: 'hotel', worthMinor: 165_000, mayChangeIf: { en: 'you stay longer' } },
    { text: { en: 'Four rides' }, kind: 'transfer', worthMinor: 12_050, mayChangeIf: null },
  ],
  excluded: [{ en: 'Flights', ar: 'تذاكر السفر' }],
  priceMinor: 1_100_000,
  currency: 'EUR',
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
  withdrawnAt: null,
}

/** One on sale, one of last year, one withdrawn. */
export const samplePackages: Unowned<PackageRow>[] = [
  hipPackage,
  { ...hipPackage, slug: 'hip-last-year', position: 1, validFrom: '2025-01-01', validTo: '2025-12-31' },
  { ...hipPackage, slug: 'hip-withdrawn', position: 2, withdrawnAt: withdrawn },
]

export const samplePractitioners: Unowned<PractitionerRow>[] = [
  {
    slug: 'lina-haddad',
    position: 0,
    name: { en: 'Dr Lina Haddad', ar: 'د. لينا حداد' },
    title: { en: 'Consultant surgeon', ar: 'جراحة استشارية' },
    specialty: { en: 'Joints', ar: 'المفاصل' },
    licenceNumber: 'HHA-1042',
    licenceRegister: { en: 'Harbour Health Authority' },
    licenceUrl: 'https://authority.example/1042',
    languages: ['en', 'ar'],
    procedures: ['hip-replacement', 'knee-arthroscopy'],
    biography: { en: 'Operates on hips and knees.' },
    practisingSince: 2004,
    timeZone: 'Asia/Dubai',
    weeklyAvailability: [{ day: 'mon', from: '09:00', to: '13:00' }],
    exceptions: [{ from: '2026-11-30', to: '2026-12-04', hours: [] }],
    withdrawnAt: null,
  },
  {
    slug: 'omar-said',
    position: 1,
    name: { en: 'Dr Omar Said', ar: 'د. عمر سعيد' },
    title: { en: 'Eye surgeon', ar: 'جراح عيون' },
    specialty: { en: 'Cataract', ar: 'المياه البيضاء' },
    licenceNumber: 'HHA-2077',
    licenceRegister: { en: 'Harbour Health Authority' },
    licenceUrl: 'https://authority.example/2077',
    languages: ['en', 'de'],
    procedures: ['cataract-surgery'],
    biography: { en: 'Operates on eyes.' },
    practisingSince: null,
    timeZone: 'Asia/Dubai',
    weeklyAvailability: [],
    exceptions: [],
    withdrawnAt: null,
  },
]
