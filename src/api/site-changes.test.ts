// What the people of a provider change of its site, beside what it sells; drafts as they would look, and the list of changes.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CatalogueValue, listCatalogueChanges, previewCatalogueItem } from '#contract/catalogue.ts'
import { catalogueChanges } from '#domain/catalogue/tables.ts'
import { practitioners } from '#domain/practitioners/tables.ts'
import { providerDomains } from '#domain/provider/tables.ts'
import { call } from '#kernel/endpoint.ts'
import { newId } from '#kernel/id.ts'
import { type CatalogueDesk, openCatalogueDesk, refusalOf } from '#tests/support/catalogue-desk.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { otherOrigin } from '#tests/support/sample-session.ts'

let desk: CatalogueDesk
let { read, edit, onSite, send, headersOf, api, staff } = {} as CatalogueDesk

beforeAll(async () => {
  desk = await openCatalogueDesk()
  ;({ read, edit, onSite, send, headersOf, api, staff } = desk)
})
afterAll(() => desk.api.close())

describe('availability and site', () => {
  test('a clinician closes days of a practitioner', async () => {
    const [row] = await api.database.forProvider(api.other.id, (scope) => scope.rows(practitioners))
    const exceptions = [{ from: '2026-12-24', to: '2026-12-26', hours: [] }]
    const saved = await edit('clinician', 'practitioner', row?.slug ?? '', { exceptions })
    expect(saved).toMatchObject({ outcome: 'done', document: { exceptions } })
    expect(await refusalOf(edit('editor', 'practitioner', row?.slug ?? '', { exceptions: [] }))).toMatchObject({
      code: 'not-allowed',
    })
  })

  test('the look takes six hex digits, and an owner', async () => {
    expect(await edit('owner', 'site', 'theme', { primaryColor: '112233' })).toMatchObject({
      document: { primaryColor: '#112233' },
    })
    expect((await refusalOf(edit('owner', 'site', 'theme', { primaryColor: 'red' })))?.fields).toMatchObject([
      { path: 'primaryColor' },
    ])
    expect(await refusalOf(edit('coordinator', 'site', 'theme', { primaryColor: '#000000' }))).toMatchObject({
      code: 'not-allowed',
    })
  })

  test('a domain of another is not taken, the one the caller is at stays, and what is copied from the address line is read', async () => {
    expect(await refusalOf(edit('owner', 'site', 'domains', { domains: ['other.test', 'clinic.test'] }))).toEqual({
      code: 'invalid-input',
      fields: [{ path: 'domains.1', reason: 'taken' }],
    })
    expect(await refusalOf(edit('owner', 'site', 'domains', { domains: ['new.test'] }))).toMatchObject({
      fields: [{ path: 'domains', reason: 'own-domain' }],
    })
    const domains = ['https://www.Other.test/about', 'other.test']
    expect((await edit('owner', 'site', 'domains', { domains })).document).toEqual({
      domains: ['other.test', 'www.other.test'],
    })
    await api.database.directory((transaction) =>
      transaction.delete(providerDomains).where(eq(providerDomains.domain, 'www.other.test')),
    )
  })

  test('a legal text with other words is of today', async () => {
    const { document } = await read('site', 'legal-texts', 'owner')
    const cookiePolicy = { ...(document?.['cookiePolicy'] as object), text: { en: '## Cookies\n\nNone.' } }
    const saved = await edit('owner', 'site', 'legal-texts', { cookiePolicy })
    expect(saved.document).toMatchObject({
      cookiePolicy: { updatedOn: '2026-11-21' },
      privacyPolicy: { updatedOn: '2026-01-31' },
    })
  })
})

test('a draft is drawn as the site would show it, and nothing of it is saved', async () => {
  const { document } = await read('procedure', 'hip-replacement')
  const wanted = { ...document, name: { en: 'Draft hip', ar: 'مسودة' }, priceFrom: '1.00' } as CatalogueValue
  const input = { kind: 'procedure', slug: 'hip-replacement', document: wanted } as const
  const preview = await call(send, otherOrigin, previewCatalogueItem, input, headersOf('editor'))
  expect(preview.procedure).toMatchObject({ name: 'Draft hip', price: { charged: { from: { amountMinor: 100 } } } })
  expect((await onSite('hip-replacement')).name).toBe('Hip replacement')
})

test('changes are paged, newest first, each once', async () => {
  await api.database.forProvider(api.other.id, async (scope) => {
    await scope.remove(catalogueChanges)
    const rows = Array.from({ length: 120 }, (_, at) => ({
      id: newId(),
      kind: 'site' as const,
      slug: 'theme',
      state: 'dropped' as const,
      byId: staff.owner.id,
      byName: 'Omar Owner',
      // Several of one moment.
      at: new Date(sampleNow.getTime() + Math.floor(at / 7)),
    }))
    await scope.insert(catalogueChanges, rows)
  })
  const seen: string[] = []
  let after: string | undefined
  for (let page = 0; page < 4; page += 1) {
    const { changes, next } = await call(send, otherOrigin, listCatalogueChanges, { after }, headersOf('editor'))
    seen.push(...changes.map(({ id }) => id))
    if (next === null) break
    after = next
  }
  expect(new Set(seen).size).toBe(120)
  expect(seen).toHaveLength(120)
})

test('a document nested without end, too many host names, and a place beyond all days are the caller’s fault', async () => {
  const headers = { ...headersOf('owner'), 'content-type': 'application/json' }
  const body = `{"kind":"site","slug":"about","changeId":"${newId()}","base":"","began":null,"document":{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}}`
  const deep = await api.app.hono.request(`${otherOrigin}/api/desk/catalogue/save`, { method: 'POST', headers, body })
  expect([deep.status, await deep.json()]).toMatchObject([422, { errors: [{ path: '', reason: 'too-deep' }] }])
  const domains = ['other.test', ...Array.from({ length: 20 }, (_, at) => `c${at}.test`)]
  expect((await refusalOf(edit('owner', 'site', 'domains', { domains })))?.fields).toMatchObject([
    { path: 'domains', reason: expect.stringContaining('at most 20') },
  ])
  const after = `8640000000000000.${newId()}`
  const list = await api.app.hono.request(`${otherOrigin}/api/desk/catalogue/changes?after=${after}`, { headers })
  expect(list.status).toBe(200)
})
