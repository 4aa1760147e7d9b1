// Guards the one address that a page has in each language.
import { expect, test } from 'vitest'
import { languages } from '#kernel/language.ts'
import { alternatesOf, pageAddress, type Site } from './page-address.ts'
import { contentLanguageOf, readVisitor } from './visitor.ts'

const site: Site = { origin: 'https://thymele.example', languages: ['en', 'ar'] }
const arabicFirst: Site = { ...site, languages: ['ar', 'en'] }

test('the first language lives at the plain path, every other says so in the address', () => {
  expect(pageAddress(site, 'en', { path: '/contact' })).toBe('https://thymele.example/contact')
  expect(pageAddress(site, 'ar', { path: '/contact' })).toBe('https://thymele.example/contact?lang=ar')
  expect(pageAddress(arabicFirst, 'ar', { path: '/' })).toBe('https://thymele.example/')
  expect(pageAddress(arabicFirst, 'en', { path: '/' })).toBe('https://thymele.example/?lang=en')
})

test('a parameter that makes another page is kept before the language, an empty one is not', () => {
  const place = { path: '/procedures', kept: { category: 'ear, nose', q: '', sort: undefined } }
  expect(pageAddress(site, 'ar', place)).toBe('https://thymele.example/procedures?category=ear%2C+nose&lang=ar')
})

test('every language has an alternate, and readers of any other are led to the first', () => {
  expect(alternatesOf(arabicFirst, { path: '/quote' })).toEqual([
    { language: 'ar', href: 'https://thymele.example/quote' },
    { language: 'en', href: 'https://thymele.example/quote?lang=en' },
    { language: 'x-default', href: 'https://thymele.example/quote' },
  ])
})

test('a site of one language has no alternates', () => {
  expect(alternatesOf({ ...site, languages: ['ar'] }, { path: '/' })).toEqual([])
})

test('a language that only the clinic writes in has its own address, and the first is at the plain one', () => {
  const german: Site = { ...site, languages: ['de', 'en'] }
  expect(pageAddress(german, 'de', { path: '/contact' })).toBe('https://thymele.example/contact')
  expect(pageAddress(german, 'en', { path: '/contact' })).toBe('https://thymele.example/contact?lang=en')
  expect(alternatesOf({ ...site, languages: ['en', 'pt-BR'] }, { path: '/' })).toEqual([
    { language: 'en', href: 'https://thymele.example/' },
    { language: 'pt-BR', href: 'https://thymele.example/?lang=pt-BR' },
    { language: 'x-default', href: 'https://thymele.example/' },
  ])
})

test('at the plain path a visitor who asks for no language gets the first of the site', () => {
  const orders = languages.flatMap((one) => [[one], ['tr', one], [one, ...languages], ['tr', one, ...languages]])
  for (const providerLanguages of orders) {
    const rules = { providerLanguages, hasRate: () => true, guessCurrency: () => undefined, providerCurrency: 'AED' }
    const visitor = readVisitor(new Request(`${site.origin}/`), rules)
    expect([providerLanguages, contentLanguageOf(visitor)]).toEqual([providerLanguages, providerLanguages[0]])
  }
})
