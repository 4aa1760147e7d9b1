// Finds schema.org's word for a category of procedures, where it has one and the category's own name leaves no doubt.
import type { MedicalSpecialty } from 'schema-dts'

/** Read from the top. A category such as "Cosmetic" may be dental or plastic, so there is no row for it. */
const specialties: readonly (readonly [words: RegExp, specialty: MedicalSpecialty & string])[] = [
  [/\b(dent|tooth|teeth)/, 'https://schema.org/Dentistry'],
  [/\beyes?\b|ophthalm/, 'https://schema.org/Ophthalmology'],
  [/\bears?\b.*throat|otolaryng/, 'https://schema.org/Otolaryngologic'],
  [/\bbones?\b|\bjoints?\b|orthop/, 'https://schema.org/Musculoskeletal'],
  [/digestion|gastroenter/, 'https://schema.org/Gastroenterologic'],
  [/\bheart\b|cardio/, 'https://schema.org/Cardiovascular'],
  [/dermatolog/, 'https://schema.org/Dermatology'],
  [/plastic surgery/, 'https://schema.org/PlasticSurgery'],
  [/gyn(a)?ecolog/, 'https://schema.org/Gynecologic'],
  [/urolog/, 'https://schema.org/Urologic'],
]

/** @param slug of the category, made of its name in the provider's first language */
export function specialtyOf({ slug }: { slug: string }): (MedicalSpecialty & string) | undefined {
  const name = slug.replaceAll('-', ' ')
  return specialties.find(([words]) => words.test(name))?.[1]
}

/** Each once, in the order of the categories. */
export function specialtiesOf(categories: readonly { slug: string }[]): MedicalSpecialty[] {
  return [...new Set(categories.flatMap((one) => specialtyOf(one) ?? []))]
}
