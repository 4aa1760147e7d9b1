// What each place of a document is called: by the last of its keys that has a name, with its number and its language.
import type { TextKey, Translate } from '#texts/translate.ts'
import { partsOf } from './value-at.ts'

const names = {
  name: 'catalogue.place.name',
  category: 'catalogue.place.category',
  summary: 'catalogue.place.summary',
  priceFrom: 'catalogue.place.priceFrom',
  priceTo: 'catalogue.place.priceTo',
  currency: 'catalogue.place.currency',
  unit: 'catalogue.place.unit',
  durationMin: 'catalogue.place.durationMin',
  anaesthesia: 'catalogue.place.anaesthesia',
  hospitalNights: 'catalogue.place.hospitalNights',
  stayDays: 'catalogue.place.stayDays',
  flyFromDay: 'catalogue.place.flyFromDay',
  releaseFromDay: 'catalogue.place.releaseFromDay',
  flySource: 'catalogue.place.flySource',
  flySourceUrl: 'catalogue.place.flySourceUrl',
  reviewedBy: 'catalogue.place.reviewedBy',
  reviewedOn: 'catalogue.place.reviewedOn',
  whatItIs: 'catalogue.place.whatItIs',
  whoItIsFor: 'catalogue.place.whoItIsFor',
  whoItIsNotFor: 'catalogue.place.whoItIsNotFor',
  steps: 'catalogue.place.steps',
  recovery: 'catalogue.place.recovery',
  risks: 'catalogue.place.risks',
  included: 'catalogue.place.included',
  notIncluded: 'catalogue.place.notIncluded',
  aftercare: 'catalogue.place.aftercare',
  questions: 'catalogue.place.questions',
  procedure: 'catalogue.place.procedure',
  nights: 'catalogue.place.nights',
  hotelClass: 'catalogue.place.hotelClass',
  transfers: 'catalogue.place.transfers',
  companions: 'catalogue.place.companions',
  inside: 'catalogue.place.inside',
  kind: 'catalogue.place.kind',
  worth: 'catalogue.place.worth',
  mayChangeIf: 'catalogue.place.mayChangeIf',
  excluded: 'catalogue.place.excluded',
  price: 'catalogue.place.price',
  validFrom: 'catalogue.place.validFrom',
  validTo: 'catalogue.place.validTo',
  title: 'catalogue.place.title',
  specialty: 'catalogue.place.specialty',
  licenceNumber: 'catalogue.place.licenceNumber',
  licenceRegister: 'catalogue.place.licenceRegister',
  licenceUrl: 'catalogue.place.licenceUrl',
  languages: 'catalogue.place.languages',
  procedures: 'catalogue.place.procedures',
  biography: 'catalogue.place.biography',
  practisingSince: 'catalogue.place.practisingSince',
  timeZone: 'catalogue.place.timeZone',
  weeklyAvailability: 'catalogue.place.weeklyAvailability',
  exceptions: 'catalogue.place.exceptions',
  withdrawn: 'catalogue.place.withdrawn',
  file: 'catalogue.place.file',
  description: 'catalogue.place.description',
  address: 'catalogue.place.address',
  latitude: 'catalogue.place.latitude',
  longitude: 'catalogue.place.longitude',
  stars: 'catalogue.place.stars',
  phone: 'catalogue.place.phone',
  minutesToClinic: 'catalogue.place.minutesToClinic',
  checkInFrom: 'catalogue.place.checkInFrom',
  checkOutUntil: 'catalogue.place.checkOutUntil',
  features: 'catalogue.place.features',
  childrenFreeUnder: 'catalogue.place.childrenFreeUnder',
  taxes: 'catalogue.place.taxes',
  rooms: 'catalogue.place.rooms',
  plans: 'catalogue.place.plans',
  cancellation: 'catalogue.place.cancellation',
  board: 'catalogue.place.board',
  payment: 'catalogue.place.payment',
  minimumStay: 'catalogue.place.minimumStay',
  closed: 'catalogue.place.closed',
  primaryColor: 'catalogue.place.primaryColor',
  secondaryColor: 'catalogue.place.secondaryColor',
  hoverColor: 'catalogue.place.hoverColor',
  email: 'catalogue.place.email',
  whatsapp: 'catalogue.place.whatsapp',
  hours: 'catalogue.place.hours',
  openingHours: 'catalogue.place.openingHours',
  replyHours: 'catalogue.place.replyHours',
  emergencyPhone: 'catalogue.place.emergencyPhone',
  directions: 'catalogue.place.directions',
  headline: 'catalogue.place.headline',
  introduction: 'catalogue.place.introduction',
  reasons: 'catalogue.place.reasons',
  story: 'catalogue.place.story',
  accreditations: 'catalogue.place.accreditations',
  domains: 'catalogue.place.domains',
  cookiePolicy: 'catalogue.place.cookiePolicy',
  privacyPolicy: 'catalogue.place.privacyPolicy',
  termsOfService: 'catalogue.place.termsOfService',
  updatedOn: 'catalogue.place.updatedOn',
} as const satisfies Record<string, TextKey>

export type PlaceName = keyof typeof names

export const placeKey = (name: PlaceName): TextKey => names[name]

const isNamed = (part: string): part is PlaceName => Object.hasOwn(names, part)

/**
 * `Risks (Arabic)`, `What is in it 3: worth alone`. A place that has no name is said by its path; all of it, by `whole`.
 * @param languages of the provider, with their names
 */
export function sayPlace(t: Translate, path: string, languages: readonly { code: string; name: string }[]): string {
  const parts = partsOf(path)
  if (parts.length === 0) return t('catalogue.place.whole')
  const language = languages.find(({ code }) => parts.slice(1).includes(code))
  const words = parts.flatMap((part, at) => {
    if (isNamed(part)) return [t(names[part])]
    return /^\d+$/.test(part) && at > 0 ? [String(Number(part) + 1)] : []
  })
  const said = words.length === 0 ? path : words.join(' › ').replace(/ › (\d+)/g, ' $1')
  return language ? t('catalogue.place.inLanguage', { place: said, language: language.name }) : said
}
