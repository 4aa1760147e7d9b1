// What a detail question is about, which the pages answer under a heading of its own: `Can I lift my child?`, `Does it look natural?`.
import type { Language } from '#kernel/language.ts'
import { readExamples } from './read-examples.ts'

const written = `washing praying driving work sport swimming sun lifting sleeping sex eating alcohol smoking fasting pregnancy own-medicines
vitamins glasses make-up hair-care garments nose-care mouth-care screens earphones
scars natural-look swelling numbness senses pain awake results lab-results lasting comes-back again fails breaks guarantee material metal
number both-sides combine trips same-day wait-to-fly why-so-long alone children who-does-it woman-doctor age weight-limit earlier-surgery
illness tests-before preparation stitches bandage walking temporary hair-fall loose-skin exercise-plan clots infection emergency-at-home
cheaper-option`

/** The last one is none of them. */
export const noTopic = 'none'
export const topics: readonly string[] = [...written.split(/\s+/), noTopic]

export const readTopics = (language: Language) => readExamples('topics', topics, language)
