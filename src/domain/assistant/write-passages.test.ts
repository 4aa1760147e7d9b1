// What of a provider's pages becomes a passage, under which address, and in which words.
import { expect, test } from 'vitest'
import { samplePackages, samplePractitioners, sampleProcedures } from '#tests/support/sample-catalogue.ts'
import { sampleProvider } from '#tests/support/sample-provider.ts'
import { onSale } from './offered.ts'
import type { PassageKind } from './passage.ts'
import { wordingOf } from './wording.ts'
import { writePassages } from './write-passages.ts'

const offered = onSale(
  {
    procedures: sampleProcedures.filter(({ withdrawnAt }) => !withdrawnAt),
    packages: samplePackages.filter(({ withdrawnAt }) => !withdrawnAt),
    practitioners: samplePractitioners,
    hotels: [],
  },
  '2026-11-21',
)
const written = (language: 'en' | 'ar') => [...writePassages(offered, wordingOf(sampleProvider(), language))].flat()
const english = written('en')
const find = (kind: PassageKind, slug?: string) =>
  english.find((one) => one.kind === kind && (!slug || one.subject?.slug === slug))

test.for([
  ['what-it-is', '#whatItIs', ['A worn joint is replaced.', 'The surgeon replaces the joint.']],
  ['who-it-is-for', '#suitability', ['Adults in good health']],
  ['who-it-is-not-for', '#suitability', ['Anyone with a fever']],
  ['steps', '#steps', ['You arrive.', 'You rest.']],
  ['recovery', '#recovery', ['Day 0: In bed.', 'Weeks 1 to 2: Walking with help.']],
  ['risks', '#risks', ['Bleeding and infection.']],
  ['included', '#price', ['The operation', 'One night more (May change if the surgeon asks for it)']],
  ['not-included', '#price', ['Flights']],
  ['aftercare', '#aftercare', ['A call every week.']],
  ['question', '#questions', ['Less than before.']],
  ['procedure-packages', '#packages', ['Hip, all included', 'The operation, two weeks by the sea.']],
  ['procedure-practitioners', '#practitioners', ['Dr Lina Haddad, Consultant surgeon']],
] as const)('the %s of a procedure stands at %s', ([kind, section, lines]) => {
  const passage = find(kind, 'hip-replacement')
  expect(passage?.path).toBe(`/procedures/hip-replacement${section}`)
  expect(passage?.lines).toEqual(lines)
  expect(passage?.title).toMatch(/^Hip replacement: ./)
})

test('figures are worded as the page words them', () => {
  expect(find('facts', 'hip-replacement')?.lines).toEqual([
    'Time in theatre: 90 minutes',
    'Anaesthesia: Spinal',
    '3 nights in hospital',
    'Plan 14 days near the clinic',
    'This page was reviewed by Dr Lina Haddad on 1 October 2026.',
  ])
  expect(find('flying', 'hip-replacement')?.lines).toEqual([
    'You may fly from day 14 if your surgeon clears you in writing, otherwise from day 42',
    'Book a return ticket you can change.',
    'Your surgeon must clear you in writing and sign your airline’s medical form.',
    'Source: Aviation Health Unit, 2025',
  ])
  expect(find('flying', 'cataract-surgery')?.lines[0]).toBe('Only the surgeon can say when you may fly')
})

test('packages, people, lists, contact, the clinic itself and legal texts are known', () => {
  expect(english.filter(({ kind }) => kind === 'package').map(({ path }) => path)).toEqual(
    Array(3).fill('/packages#hip-complete'),
  )
  expect(find('practitioner', 'lina-haddad')).toMatchObject({ path: '/contact#lina-haddad', title: 'Dr Lina Haddad' })
  expect(find('practitioner', 'lina-haddad')?.lines).toContain('Performs: Hip replacement and Knee arthroscopy')
  expect(find('offered')?.lines).toContain('Dental implant')
  expect(find('phone')?.lines).toContain('Phone: +971 4 555 0100')
  expect(find('emergency')?.lines[0]).toBe('In Dubai, call 998')
  expect(find('journey')?.lines).toEqual(['Ask: Tell us what you need.'])
  expect(find('accreditation')?.lines).toEqual(['Harbour Health Authority'])
  expect(find('quote')?.path).toBe('/quote')
  expect(find('privacy')).toMatchObject({ path: '/privacy-policy', title: 'Privacy policy: privacy policy' })
})

test('nothing that is withdrawn, over or empty is known, and no live price', () => {
  const said = english.map(({ title, lines }) => [title, ...lines].join(' ')).join(' ')
  expect(said).not.toMatch(/Hand surgery|tendon/)
  expect(english.some(({ subject }) => /last-year|withdrawn/.test(subject?.slug ?? ''))).toBe(false)
  expect(english.every(({ lines }) => lines.length > 0 && lines.every((line) => line.trim() !== ''))).toBe(true)
  expect(said).not.toMatch(/9,?000|11,?000|EUR|€/)
})

test('every passage of the one language has its like in the other, in that language', () => {
  const arabic = written('ar')
  expect(arabic.map(({ path, kind }) => `${path} ${kind}`)).toEqual(english.map(({ path, kind }) => `${path} ${kind}`))
  expect(arabic.every(({ language }) => language === 'ar')).toBe(true)
  expect(arabic.find(({ kind }) => kind === 'what-it-is')?.title).toBe('استبدال مفصل الورك: ما هو')
})
