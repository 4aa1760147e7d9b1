// Which pages are of the site itself, and which parameters an address reads.
import { expect, test } from 'vitest'
import { knownAt, pageKey } from './page-key.ts'

const config = { PORT: 3000, PUBLIC_URL: undefined }
const visitor = { language: 'en', currency: 'EUR' } as const

const isPlain = (url: string, site: Parameters<typeof pageKey>[2] = { domain: 'clinic.test', config }) =>
  pageKey(new Request(url), visitor, site).isPlain

test.each(['/', '/procedures', '/procedures/hip-replacement', '/procedures/_payload.json', '/robots.txt'])(
  '%s is of the site, at its own address and port',
  (path) => {
    for (const origin of ['http://clinic.test', 'https://clinic.test', 'http://clinic.test:3000'])
      expect([origin, isPlain(origin + path)]).toEqual([origin, true])
  },
)

test.each(['/?q=hip', '/Procedures', '/procedures/', '//procedures', '/proc%65dures', '/art/clinic/icon.svg', '/?v=1'])(
  '%s is one of as many as anyone likes',
  (path) => expect(isPlain(`http://clinic.test${path}`)).toBe(false),
)

test('under a made-up host or port of a server of one domain neither', () => {
  for (const origin of ['http://made-up.test', 'http://clinic.test:1', 'http://127.0.0.1:3000'])
    expect([origin, isPlain(`${origin}/`)]).toEqual([origin, false])
  const fixed = { domain: 'clinic.test', config: { ...config, PUBLIC_URL: 'https://clinic.example' } }
  expect(isPlain('https://clinic.example/', fixed)).toBe(true)
})

test('pages in two languages of the clinic are two, though the site around them is in one', () => {
  const keyOf = (contentLanguage?: string) =>
    pageKey(
      new Request('http://clinic.test/'),
      { ...visitor, ...(contentLanguage && { contentLanguage }) },
      { domain: 'clinic.test', config },
    ).text
  expect(new Set([keyOf(), keyOf('de'), keyOf('fr')]).size).toBe(3)
})

test('what is no page reads next to nothing, however it is spelled', () => {
  for (const path of ['/robots.txt', '/sitemap.xml', '/measure', '/texts/en.abc.json', '/Robots.txt', '/sitemap.xml/'])
    expect([path, knownAt(path)]).toEqual([path, []])
  expect(knownAt('/art/clinic/icon.svg')).toEqual(['v'])
  for (const path of ['/', '/procedures', '/measure-it', '/procedures/robots.txt'])
    expect([path, knownAt(path)]).toEqual([path, undefined])
})
