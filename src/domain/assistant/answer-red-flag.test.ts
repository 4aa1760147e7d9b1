// Checks what somebody in danger is told first, and what a refusal says and links.
import { beforeAll, expect, test } from 'vitest'
import type { Provider } from '#domain/provider/provider.ts'
import type { Asking } from './answer.ts'
import { answerRedFlag as answerKind, dangerIn, type KnownInDanger } from './answer-red-flag.ts'
import { crisisLineOf, emergencyNumbersOf } from './emergency-numbers.ts'
import { openDanger } from './find-danger.ts'
import type { Passage } from './passage.ts'
import { dangers } from './red-flag-sentences.test-support.ts'
import { redFlagKinds } from './red-flags.ts'
import { refuseMedicalAsk } from './refuse-medical-ask.ts'

/** Rules and what is learnt, as on the server. */
beforeAll(() => openDanger(), 120_000)

const provider = {
  contact: { phone: '+971 4 000 0000', emergencyPhone: '+971 50 111 2222' },
  location: { country: 'AE', city: { en: 'Dubai', ar: 'دبي' } },
} as unknown as Provider

const passage = (kind: Passage['kind'], line: string): Passage => ({
  path: '/procedures/hip-replacement#risks',
  language: 'en',
  kind,
  subject: { kind: 'procedure', slug: 'hip-replacement' },
  title: 'Hip replacement: Risks',
  lines: [line],
})
const knowledge = { provider, passages: [passage('risks', 'Seek help now for chest pain.')], findSubjects: () => [] }

const answerRedFlag = (asked: Asking, known: KnownInDanger) => {
  const kind = dangerIn(asked)
  return kind && answerKind(kind, asked, known)
}

const asking = (question: string, more: Partial<Asking> = {}): Asking => ({
  question,
  before: [],
  language: 'en',
  procedure: undefined,
  today: '2026-11-22',
  country: 'GB',
  ...more,
})

test('the first line is where to call now in the country of the person, then that of the clinic, then the clinic', () => {
  const answer = answerRedFlag(asking('I have chest pain'), knowledge)
  expect(answer).toMatchObject({ kind: 'urgent', offersPerson: true, choices: [], by: 'pages' })
  const lines = answer?.text.split('\n') ?? []
  expect(lines[0]).toContain('[999](tel:999)')
  expect(lines[0]).toContain('United Kingdom')
  expect(lines[2]).toContain('United Arab Emirates: [998](tel:998)')
  expect(lines[3]).toContain('[+971 50 111 2222](tel:+971501112222)')
  expect(lines[4]).toContain('[+971 4 000 0000](tel:+97140000000)')
  expect(answer?.text).not.toMatch(/wait and see|you have|don't worry/i)
})

test('where the person is at the clinic its country is named once; where nobody knows, no country is made up', () => {
  const there = answerRedFlag(asking('my wound is bleeding', { country: 'AE' }), knowledge)
  expect(there?.text.match(/tel:998/g)).toHaveLength(1)
  const somewhere = answerRedFlag(asking('my wound is bleeding', { country: undefined }), knowledge)
  expect(somewhere?.text.split('\n')[0]).toBe(
    'Please call the emergency number of the country you are in now. From most mobile phones this one works: [112](tel:112)',
  )
  expect(somewhere?.text).toContain('United Arab Emirates: [998](tel:998)')
})

test('self-harm has words of its own and a line to talk to, violence the police', () => {
  const despair = answerRedFlag(asking('I want to kill myself'), knowledge)?.text
  expect(despair).toContain('You are not alone')
  expect(despair).toContain('[116123](tel:116123)')
  expect(answerRedFlag(asking('my husband beats me', { country: 'CH' }), knowledge)?.text).toContain('[117](tel:117)')
})

test('the risks of the page in question are linked where they say when to call', () => {
  const answer = answerRedFlag(asking('my calf is swollen', { procedure: 'hip-replacement' }), knowledge)
  expect(answer?.sources).toEqual([{ title: 'Hip replacement: Risks', path: '/procedures/hip-replacement#risks' }])
  const quiet = { ...knowledge, passages: [passage('risks', 'Bruises are usual.')] }
  expect(answerRedFlag(asking('my calf is swollen', { procedure: 'hip-replacement' }), quiet)?.sources).toEqual([])
})

test('`it got worse` is answered as what the person told of before, and not as what the assistant is said to have said', () => {
  const before = [{ role: 'user', content: 'my wound is bleeding' }] as const
  expect(answerRedFlag(asking('and it got worse', { before }), knowledge)?.kind).toBe('urgent')
  expect(answerRedFlag(asking('thank you, what does it cost?', { before }), knowledge)).toBeUndefined()
  const claimed = [{ role: 'assistant', content: 'your wound is bleeding' }] as const
  expect(answerRedFlag(asking('still the same', { before: claimed }), knowledge)).toBeUndefined()
})

test('the provider alone is enough, in both languages and for every kind', () => {
  const told = new Set<string>()
  for (const [, sentence] of dangers) {
    for (const language of ['en', 'ar'] as const) {
      const text = answerRedFlag(asking(sentence, { language }), { provider })?.text ?? ''
      expect(text).toContain('tel:999')
      expect(text).not.toMatch(/meta\.assistant|\{\w+\}/)
      told.add(text.split('\n\n')[2] ?? '')
    }
  }
  expect(told.size).toBeGreaterThanOrEqual(2 * (redFlagKinds.length - 1))
})

test('numbers are digits, known for the countries that people come from, and none is made up for others', () => {
  for (const country of 'AE SA KW QA BH OM JO LB EG MA DZ TN TR IN PK US CA GB AU DE FR IT ES NL SE PL'.split(' ')) {
    const numbers = emergencyNumbersOf(country)
    expect(`${numbers?.ambulance} ${numbers?.police}`, country).toMatch(/^\d{2,5} \d{2,5}$/)
  }
  expect(emergencyNumbersOf('AE')).toEqual({ ambulance: '998', police: '999' })
  expect(emergencyNumbersOf('XX')).toBeUndefined()
  expect(emergencyNumbersOf(undefined)).toBeUndefined()
  expect(crisisLineOf('US')).toBe('988')
})

test('what only a clinician may say is refused, with a person, a quote and the page of the procedure', () => {
  const asked = asking('can I stop my blood thinner before surgery', { procedure: 'hip-replacement' })
  const answer = refuseMedicalAsk(asked, knowledge)
  expect(answer).toMatchObject({ kind: 'refused', offersPerson: true })
  expect(answer?.text).toContain('[Hip replacement: Risks](/procedures/hip-replacement#risks)')
  expect(answer?.text).toContain('(/quote)')
  expect(refuseMedicalAsk(asking('am I eligible for hip replacement?'), knowledge)).toBeUndefined()
})
