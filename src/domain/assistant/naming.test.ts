// People name treatments in their own words: each leads to the one that is meant, and what is not offered to none.
import { beforeAll, expect, test } from 'vitest'
import { packKnowledge, packOffered } from '#tests/support/pack-knowledge.ts'
import { indexSubjects } from './index-subjects.ts'
import { namesOtherTreatment } from './names-other-treatment.ts'
import { namingSentences, otherTreatments, withoutOtherTreatment } from './naming-sentences.test-support.ts'

const languageOf = (text: string) => (/\p{Script=Arabic}/u.test(text) ? 'ar' : 'en')

let subjects: ReturnType<typeof indexSubjects>

beforeAll(async () => {
  const { offered } = await packOffered('sample-provider')
  subjects = indexSubjects(offered)
})

test.for(namingSentences.flatMap(([slug, sentences]) => sentences.map((one) => [one, slug] as const)))(
  '“%s” names %s',
  async ([text, slug]) => {
    const { findSubjects } = await packKnowledge('sample-provider')
    const [best, next] = findSubjects(text, languageOf(text)).filter(({ subject }) => subject.kind === 'procedure')
    expect(best?.subject.slug).toBe(slug)
    expect(best?.certainty).toBeGreaterThanOrEqual(0.6)
    expect(next?.certainty ?? 0).toBeLessThanOrEqual((best?.certainty ?? 0) - 0.1)
  },
)

test.for(otherTreatments)('“%s” is offered by none', async (text) => {
  const { findSubjects } = await packKnowledge('sample-provider')
  const sure = findSubjects(text, languageOf(text)).filter(({ certainty }) => certainty >= 0.45)
  expect(sure.map(({ subject, certainty }) => `${subject.slug} ${certainty}`)).toEqual([])
})

test.for([
  ...otherTreatments.map((one) => [one, true] as const),
  ...withoutOtherTreatment.map((one) => [one, false] as const),
])('that “%s” names a treatment which is not offered: %s', async ([text, isOther]) => {
  const { weightOf } = await packKnowledge('sample-provider')
  const language = languageOf(text)
  expect(namesOtherTreatment(subjects, text, language, (word) => weightOf(word, language) > 0)).toBe(isOther)
})

test.for([
  ['is the hotel by the creek quiet', 'hotel', 'sample-creek-hotel'],
  ['the lagoon hotel', 'hotel', 'sample-lagoon-hotel'],
  ['how far is the Garden hotel', 'hotel', 'sample-garden-hotel'],
  ['فندق الخور بعيد؟', 'hotel', 'sample-creek-hotel'],
  ['بفندق الحديقة في مسبح', 'hotel', 'sample-garden-hotel'],
  ['عن الدكتورة ليلى', 'practitioner', 'leila-sample'],
  ['مواعيد دكتورة نادية', 'practitioner', 'nadia-example'],
  ['does doctor Leila speak French', 'practitioner', 'leila-sample'],
  ['Prof. Nadia', 'practitioner', 'nadia-example'],
] as const)('“%s” names the %s %s', async ([text, kind, slug]) => {
  const { findSubjects } = await packKnowledge('sample-provider')
  const [best] = findSubjects(text, languageOf(text))
  expect(best?.subject).toEqual({ kind, slug })
  expect(best?.certainty).toBeGreaterThanOrEqual(0.6)
})

test.for(['can I walk in the garden', 'a sample of the menu', 'an example please', 'متى افتح عيني'])(
  '“%s” names no hotel and nobody',
  async (text) => {
    const { findSubjects } = await packKnowledge('sample-provider')
    const others = findSubjects(text, languageOf(text)).filter(
      ({ subject: { kind } }) => kind === 'hotel' || kind === 'practitioner',
    )
    expect(others.filter(({ certainty }) => certainty >= 0.5)).toEqual([])
  },
)
