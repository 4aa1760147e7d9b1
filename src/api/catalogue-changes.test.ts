// The catalogue at the desk: what is saved is on the site, and nothing of two people’s is lost.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listCatalogue } from '#contract/catalogue.ts'
import { procedures } from '#domain/procedures/tables.ts'
import { call } from '#kernel/endpoint.ts'
import { newId } from '#kernel/id.ts'
import { type CatalogueDesk, idOf, openCatalogueDesk, refusalOf } from '#tests/support/catalogue-desk.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { otherOrigin } from '#tests/support/sample-session.ts'

let desk: CatalogueDesk
let { read, save, edit, decide, onSite, send, headersOf, api } = {} as CatalogueDesk

beforeAll(async () => {
  desk = await openCatalogueDesk()
  ;({ read, save, edit, decide, onSite, send, headersOf, api } = desk)
})
beforeEach(() => desk.forgetChanges())
afterAll(() => desk.api.close())

describe('a price', () => {
  test('that changes by more than 30 % is asked about, and saved once that very amount is confirmed', async () => {
    const { document, base } = await read('procedure', 'hip-replacement')
    const priceFrom = '49.50'
    const wish = { kind: 'procedure', slug: 'hip-replacement', base, began: document } as const
    const save = (confirmedPrices: { path: string; after: string }[]) =>
      desk.saveOnce('coordinator', { ...wish, document: { ...document, priceFrom }, confirmedPrices })
    const before = document?.['priceFrom']
    const asked = { outcome: 'prices', change: null, prices: [{ path: 'priceFrom', before, after: '49.50' }] }
    expect(await save([])).toMatchObject(asked)
    expect(await save([{ path: 'priceFrom', after: '49500.00' }])).toMatchObject(asked)
    expect((await read('procedure', 'hip-replacement')).document?.['priceFrom']).toBe(before)
    expect(await save([{ path: 'priceFrom', after: '49.50' }])).toMatchObject({ outcome: 'done', prices: [] })
    await edit('coordinator', 'procedure', 'hip-replacement', { priceFrom: before ?? '' })
    await desk.forgetChanges()
  })

  test('that could be two amounts is refused with both', async () => {
    expect(await refusalOf(edit('coordinator', 'procedure', 'hip-replacement', { priceFrom: '9.000' }))).toEqual({
      code: 'invalid-input',
      fields: [
        { path: 'priceFrom', reason: 'price_from is "9.000"; must be written 9000 or 9, for it could be either' },
      ],
    })
  })

  test('that a coordinator saves is on the site, and who did it with before and after is written down', async () => {
    const before = await read('procedure', 'hip-replacement')
    const saved = await edit('coordinator', 'procedure', 'hip-replacement', { priceFrom: '8500' })
    expect(saved).toMatchObject({
      outcome: 'done',
      document: { priceFrom: '8500.00' },
      change: {
        by: 'Rana Coordinator',
        at: sampleNow.toISOString(),
        fields: [{ path: 'priceFrom', before: '9000.00', after: '8500.00' }],
        canUndo: true,
      },
    })
    expect(saved.base).not.toBe(before.base)
    expect((await onSite('hip-replacement')).price.charged.from.amountMinor).toBe(850_000)
  })

  test('is put back, and the putting back is put back', async () => {
    await edit('coordinator', 'procedure', 'hip-replacement', { priceFrom: '9000' })
    const saved = await edit('coordinator', 'procedure', 'hip-replacement', { priceFrom: '8000' })
    const undone = await decide('coordinator', idOf(saved), 'undo')
    expect(undone).toMatchObject({ state: 'done', undoes: idOf(saved) })
    expect(await decide('coordinator', idOf(saved), 'undo')).toEqual(undone)
    expect((await onSite('hip-replacement')).price.charged.from.amountMinor).toBe(900_000)
    await decide('coordinator', undone.id, 'undo')
    expect((await onSite('hip-replacement')).price.charged.from.amountMinor).toBe(800_000)
    await edit('coordinator', 'procedure', 'hip-replacement', { priceFrom: '9000' })
  })

  test('that somebody changed since is not put back', async () => {
    const saved = await edit('coordinator', 'procedure', 'hip-replacement', { priceFrom: '8100' })
    await edit('second', 'procedure', 'hip-replacement', { priceFrom: '8700' })
    const { changes } = await read('procedure', 'hip-replacement')
    expect(changes.find(({ id }) => id === idOf(saved))?.canUndo).toBe(false)
    expect(await refusalOf(decide('coordinator', idOf(saved), 'undo'))).toEqual({
      code: 'no-longer-possible',
      fields: [{ path: 'priceFrom', reason: 'changed-meanwhile' }],
    })
    await edit('second', 'procedure', 'hip-replacement', { priceFrom: '9000' })
    // It is as it was before already.
    expect((await read('procedure', 'hip-replacement')).changes.find(({ id }) => id === idOf(saved))?.canUndo).toBe(
      false,
    )
  })

  test('is not for an editor, whoever sends it', async () => {
    expect(await refusalOf(edit('editor', 'procedure', 'hip-replacement', { priceTo: '99999' }))).toEqual({
      code: 'not-allowed',
      fields: [{ path: 'priceTo', reason: 'not-allowed' }],
    })
  })

  test('that is not right is told with its field, and nothing is saved', async () => {
    const refusal = await refusalOf(
      edit('coordinator', 'procedure', 'hip-replacement', { priceFrom: 'much', name: {} }),
    )
    expect(refusal).toMatchObject({ code: 'invalid-input' })
    expect(refusal?.fields.map(({ path }) => path)).toEqual(expect.arrayContaining(['priceFrom', 'name.en']))
    expect((await read('procedure', 'hip-replacement')).changes).toEqual([])
  })

  test('pressed twice is saved once', async () => {
    const { document, base } = await read('procedure', 'hip-replacement')
    const wish = { kind: 'procedure', slug: 'hip-replacement', base, began: document, changeId: newId() } as const
    const wanted = { ...document, priceFrom: '7000' }
    const first = await save('coordinator', { ...wish, document: wanted })
    const again = await save('coordinator', { ...wish, document: wanted })
    expect(again).toMatchObject({ outcome: 'done', change: { id: idOf(first) }, base: first.base })
    expect((await read('procedure', 'hip-replacement')).changes).toHaveLength(1)
    expect(await refusalOf(save('second', { ...wish, document: wanted }))).toMatchObject({
      code: 'idempotency-key-reused',
    })
    await edit('coordinator', 'procedure', 'hip-replacement', { priceFrom: '9000' })
  })
})

describe('two colleagues editing one procedure lose nothing', () => {
  test('in different places both stand, and who comes second is told', async () => {
    const began = await read('procedure', 'knee-arthroscopy')
    const wish = { kind: 'procedure', slug: 'knee-arthroscopy', base: began.base, began: began.document } as const
    const document = began.document ?? {}
    await save('second', { ...wish, document: { ...document, priceTo: '99000' } })
    const saved = await save('coordinator', {
      ...wish,
      document: { ...document, summary: { en: 'A new knee.', ar: 'ركبة جديدة.' } },
    })
    expect(saved).toMatchObject({
      outcome: 'done',
      document: { priceTo: '99000.00', summary: { en: 'A new knee.', ar: 'ركبة جديدة.' } },
      merged: [{ path: 'priceTo', by: 'Sami Coordinator' }],
      conflicts: [],
    })
  })

  test('in the same place both are told and nothing is saved, until one is chosen', async () => {
    const began = await read('procedure', 'knee-arthroscopy')
    const wish = { kind: 'procedure', slug: 'knee-arthroscopy', base: began.base, began: began.document } as const
    const document = began.document ?? {}
    await save('second', { ...wish, document: { ...document, priceTo: '98000' } })
    const mine = { ...document, priceTo: '97000' }
    expect(await save('coordinator', { ...wish, document: mine })).toMatchObject({
      outcome: 'conflict',
      change: null,
      document: { priceTo: '98000.00' },
      conflicts: [{ path: 'priceTo', theirs: '98000.00', mine: '97000.00', by: 'Sami Coordinator' }],
    })
    expect(await save('coordinator', { ...wish, document: mine, mine: ['priceTo'] })).toMatchObject({
      outcome: 'done',
      document: { priceTo: '97000.00' },
    })
  })

  test('at the same moment both stand', async () => {
    const began = await read('procedure', 'knee-arthroscopy')
    const wish = { kind: 'procedure', slug: 'knee-arthroscopy', base: began.base, began: began.document } as const
    const document = began.document ?? {}
    await Promise.all([
      save('second', { ...wish, document: { ...document, priceTo: '96000' } }),
      save('coordinator', { ...wish, document: { ...document, category: { en: 'Knees', ar: 'الركبة' } } }),
    ])
    expect((await read('procedure', 'knee-arthroscopy')).document).toMatchObject({
      priceTo: '96000.00',
      category: { en: 'Knees', ar: 'الركبة' },
    })
  })
})

describe('on and off the site', () => {
  test('a procedure that others need is not withdrawn without a word', async () => {
    const { document, base } = await read('procedure', 'hip-replacement')
    const refusal = await refusalOf(
      save('coordinator', { kind: 'procedure', slug: 'hip-replacement', base, began: document, document: null }),
    )
    expect(refusal?.code).toBe('invalid-input')
    expect(refusal?.fields).toContainEqual({ path: 'package.hip-complete', reason: 'needs-it' })
  })

  test('a package goes, comes back by its document, and its going is undone as well', async () => {
    const { items } = await call(send, otherOrigin, listCatalogue, {}, headersOf('owner'))
    const slug = items.find(({ kind, isWithdrawn }) => kind === 'package' && !isWithdrawn)?.slug ?? ''
    const first = await read('package', slug)
    const wish = { kind: 'package', slug, began: first.document } as const
    const gone = await save('coordinator', { ...wish, base: first.base, document: null })
    expect(gone).toMatchObject({
      outcome: 'done',
      change: { fields: [{ path: 'withdrawn', before: false, after: true }] },
    })
    const withdrawn = await read('package', slug)
    expect(withdrawn).toMatchObject({ isWithdrawn: true, document: first.document })
    await save('coordinator', { ...wish, base: withdrawn.base, document: first.document })
    expect(await read('package', slug)).toMatchObject({
      isWithdrawn: false,
      document: first.document,
      base: first.base,
    })
    const again = await save('coordinator', { ...wish, base: first.base, document: null })
    await decide('coordinator', idOf(again), 'undo')
    expect(await read('package', slug)).toMatchObject({ isWithdrawn: false, base: first.base })
  })

  test('a new procedure waits for its clinician and comes last in the list', async () => {
    const { document } = await read('procedure', 'hip-replacement')
    const made = {
      ...document,
      slug: 'new-hip',
      name: { en: 'New hip', ar: 'ورك جديد' },
      reviewedBy: '',
      reviewedOn: '',
    }
    const wish = { kind: 'procedure', slug: 'new-hip', base: (await read('procedure', 'new-hip')).base } as const
    const saved = await save('coordinator', { ...wish, document: made })
    expect(saved).toMatchObject({ outcome: 'review', document: null })
    await decide('clinician', idOf(saved), 'approve')
    expect(await onSite('new-hip')).toMatchObject({ name: 'New hip', reviewedBy: 'Dr Lina Clinician' })
    const rows = await api.database.forProvider(api.other.id, (scope) => scope.rows(procedures))
    const last = rows.reduce((one, other) => (other.position > one.position ? other : one))
    expect(last.slug).toBe('new-hip')
    expect(await refusalOf(edit('coordinator', 'procedure', 'new-hip', { slug: 'other' }))).toMatchObject({
      fields: [{ path: 'slug', reason: 'fixed' }],
    })
  })
})
