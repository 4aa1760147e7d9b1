// Medical words at the desk: they wait for a clinician, and what waits for its time is made then.
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CatalogueValue } from '#contract/catalogue.ts'
import { doAllDueChanges, doDueChange } from '#domain/catalogue/do-due-changes.ts'
import { procedures } from '#domain/procedures/tables.ts'
import { staffMembers } from '#domain/staff/tables.ts'
import { type CatalogueDesk, idOf, openCatalogueDesk, refusalOf } from '#tests/support/catalogue-desk.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'

let desk: CatalogueDesk
let { read, edit, decide, onSite, api } = {} as CatalogueDesk

beforeAll(async () => {
  desk = await openCatalogueDesk()
  ;({ read, edit, decide, onSite, api } = desk)
})
afterAll(() => desk.api.close())

beforeEach(async () => {
  desk.clock.now = sampleNow
  await desk.forgetChanges()
})

describe('medical words', () => {
  test('of an editor wait for a clinician, who signs them', async () => {
    const { document } = await read('procedure', 'cataract-surgery')
    const text = document?.['text'] as { en: CatalogueValue; ar?: CatalogueValue }
    const wanted = { text: { ...text, en: { ...text.en, risks: 'Infection, in one of a thousand.' } } }
    const saved = await edit('editor', 'procedure', 'cataract-surgery', wanted)
    expect(saved).toMatchObject({ outcome: 'review', change: { state: 'review', reviewedBy: null }, document })
    expect((await onSite('cataract-surgery')).risks).not.toEqual([
      { kind: 'paragraph', text: ['Infection, in one of a thousand.'] },
    ])
    expect(await refusalOf(decide('editor', idOf(saved), 'approve'))).toMatchObject({ code: 'not-allowed' })
    // What stands by then stays.
    await edit('coordinator', 'procedure', 'cataract-surgery', { priceTo: '2500' })
    const signed = await decide('clinician', idOf(saved), 'approve')
    expect(signed).toMatchObject({ state: 'done', reviewedBy: 'Dr Lina Clinician' })
    expect(await onSite('cataract-surgery')).toMatchObject({
      risks: [{ kind: 'paragraph', text: ['Infection, in one of a thousand.'] }],
      reviewedBy: 'Dr Lina Clinician',
      reviewedOn: '2026-11-21',
      price: { charged: { to: { amountMinor: 250_000 } } },
    })
    expect(await decide('clinician', idOf(saved), 'approve')).toEqual(signed)
  })

  test('that were changed in the same place since are not signed unseen', async () => {
    const saved = await edit('editor', 'procedure', 'cataract-surgery', { stayDays: 6 })
    await edit('clinician', 'procedure', 'cataract-surgery', { stayDays: 5 })
    expect(await refusalOf(decide('clinician', idOf(saved), 'approve'))).toEqual({
      code: 'no-longer-possible',
      fields: [{ path: 'stayDays', reason: 'changed-meanwhile' }],
    })
  })

  test('that are sent back come with a note and are gone', async () => {
    const saved = await edit('editor', 'procedure', 'cataract-surgery', { durationMin: 40 })
    const back = await decide('clinician', idOf(saved), 'send-back', 'Which source?')
    expect(back).toMatchObject({ state: 'dropped', note: 'Which source?' })
    expect(await refusalOf(decide('clinician', idOf(saved), 'approve'))).toMatchObject({ code: 'no-longer-possible' })
  })

  test('of a clinician stand at once, in their name, and prices are not theirs', async () => {
    expect(await edit('clinician', 'procedure', 'cataract-surgery', { hospitalNights: 1 })).toMatchObject({
      outcome: 'done',
      document: { hospitalNights: 1, reviewedBy: 'Dr Lina Clinician', reviewedOn: '2026-11-21' },
    })
    expect(await refusalOf(edit('clinician', 'procedure', 'cataract-surgery', { priceTo: '1' }))).toBeTruthy()
  })

  test('a figure for flying takes its source', async () => {
    const refusal = await refusalOf(edit('clinician', 'procedure', 'cataract-surgery', { flyFromDay: 7, stayDays: 9 }))
    expect(refusal?.fields.map(({ path }) => path)).toEqual(['flySource', 'flySourceUrl'])
  })

  test('a change of a price and of medical words waits as one', async () => {
    const before = await onSite('cataract-surgery')
    const saved = await edit('coordinator', 'procedure', 'cataract-surgery', { priceTo: '3000', stayDays: 9 })
    expect(saved.outcome).toBe('review')
    expect(await onSite('cataract-surgery')).toEqual(before)
    await decide('coordinator', idOf(saved), 'drop')
    expect((await read('procedure', 'cataract-surgery')).changes[0]?.state).toBe('dropped')
  })

  test('that an editor takes back wait for a clinician as well, and the first change stands until then', async () => {
    const before = await onSite('dental-implant')
    const saved = await edit('clinician', 'procedure', 'dental-implant', { stayDays: 8 })
    const undone = await decide('editor', idOf(saved), 'undo')
    expect(undone).toMatchObject({ state: 'review', undoes: idOf(saved) })
    expect((await onSite('dental-implant')).stayDays).toBe(8)
    await decide('clinician', undone.id, 'approve')
    expect((await onSite('dental-implant')).stayDays).toBe(before.stayDays)
    const { changes } = await read('procedure', 'dental-implant')
    expect(changes.find(({ id }) => id === idOf(saved))?.state).toBe('undone')
  })
})

describe('a time to come', () => {
  const due = '2026-11-30T08:00:00.000Z'

  test('what is due is made then, onto what stands by then', async () => {
    const saved = await edit('coordinator', 'procedure', 'knee-arthroscopy', { priceTo: '80000' }, { dueAt: due })
    expect(saved).toMatchObject({ outcome: 'scheduled', change: { dueAt: due, doneAt: null } })
    expect(api.jobs.at(-1)).toEqual({ providerId: api.other.id, changeId: idOf(saved) })
    await edit('second', 'procedure', 'knee-arthroscopy', { summary: { en: 'Another knee.', ar: 'ركبة أخرى.' } })
    await doDueChange(api.parts, api.other.id, idOf(saved))
    expect((await read('procedure', 'knee-arthroscopy')).changes.map(({ state }) => state)).toContain('scheduled')
    desk.clock.now = new Date(due)
    await doDueChange(api.parts, api.other.id, idOf(saved))
    await doDueChange(api.parts, api.other.id, idOf(saved))
    const after = await read('procedure', 'knee-arthroscopy')
    expect(after.document).toMatchObject({ priceTo: '80000.00', summary: { en: 'Another knee.', ar: 'ركبة أخرى.' } })
    expect(after.changes.find(({ id }) => id === idOf(saved))).toMatchObject({ state: 'done', doneAt: due })
  })

  test('what somebody changed meanwhile fails with its place, and is not written over', async () => {
    const saved = await edit('coordinator', 'procedure', 'knee-arthroscopy', { priceTo: '81000' }, { dueAt: due })
    await edit('second', 'procedure', 'knee-arthroscopy', { priceTo: '82000' })
    desk.clock.now = new Date(due)
    await doDueChange(api.parts, api.other.id, idOf(saved))
    const after = await read('procedure', 'knee-arthroscopy')
    expect(after.document?.['priceTo']).toBe('82000.00')
    expect(after.changes.find(({ id }) => id === idOf(saved))).toMatchObject({
      state: 'failed',
      note: 'conflict: priceTo',
    })
  })

  test('medical words with a time are read first, and stand when it comes, in the name of who read them', async () => {
    const saved = await edit('editor', 'procedure', 'dental-implant', { stayDays: 12 }, { dueAt: due })
    expect(saved.outcome).toBe('review')
    expect(await decide('clinician', idOf(saved), 'approve')).toMatchObject({ state: 'scheduled', doneAt: null })
    desk.clock.now = new Date(due)
    await doDueChange(api.parts, api.other.id, idOf(saved))
    // The directory hears of it by the database; here it is told.
    api.directory.forget(api.other.id)
    expect(await onSite('dental-implant')).toMatchObject({
      stayDays: 12,
      reviewedBy: 'Dr Lina Clinician',
      reviewedOn: '2026-11-21',
    })
  })

  describe('of somebody who has left or has other roles since', () => {
    type Set = Partial<typeof staffMembers.$inferInsert>
    const set = (who: keyof CatalogueDesk['staff'], changes: Set) =>
      api.database.forProvider(api.other.id, (scope) =>
        scope.update(staffMembers, changes, eq(staffMembers.id, desk.staff[who].id)),
      )
    const doThen = async (id: string) => {
      desk.clock.now = new Date(due)
      await doDueChange(api.parts, api.other.id, id)
    }
    const stateOf = async (kind: 'procedure', slug: string, id: string) =>
      (await read(kind, slug, 'owner')).changes.find((one) => one.id === id)

    afterEach(async () => {
      for (const who of ['coordinator', 'clinician', 'editor'] as const) await set(who, { leftAt: null, roles: [who] })
    })

    test('a price fails with its place, and the site stays as it is', async () => {
      for (const gone of [{ leftAt: sampleNow }, { roles: ['editor' as const] }]) {
        desk.clock.now = sampleNow
        const saved = await edit('coordinator', 'procedure', 'knee-arthroscopy', { priceTo: '83000' }, { dueAt: due })
        await set('coordinator', gone)
        await doThen(idOf(saved))
        const change = await stateOf('procedure', 'knee-arthroscopy', idOf(saved))
        expect(change).toMatchObject({ state: 'failed', note: 'not-allowed: priceTo', doneAt: null })
        await set('coordinator', { leftAt: null, roles: ['coordinator'] })
      }
      expect((await read('procedure', 'knee-arthroscopy')).document?.['priceTo']).not.toBe('83000.00')
    })

    test('medical words of a clinician who is none any more fail; those that another clinician signed are made', async () => {
      const own = await edit('clinician', 'procedure', 'dental-implant', { stayDays: 13 }, { dueAt: due })
      const signed = await edit('editor', 'procedure', 'dental-implant', { hospitalNights: 3 }, { dueAt: due })
      await decide('clinician', idOf(signed), 'approve')
      await set('clinician', { roles: ['coordinator'] })
      await doThen(idOf(own))
      expect(await stateOf('procedure', 'dental-implant', idOf(own))).toMatchObject({
        state: 'failed',
        note: 'not-allowed: stayDays',
      })
      await doThen(idOf(signed))
      expect(await stateOf('procedure', 'dental-implant', idOf(signed))).toMatchObject({ state: 'done' })
    })

    test('a clinician signs the medical words, and what else they may change themselves; no price that its writer may not', async () => {
      const words = { stayDays: 14, category: { en: 'Teeth', ar: 'أسنان' } }
      const saved = await edit('coordinator', 'procedure', 'dental-implant', { ...words, priceTo: '9999' })
      await set('coordinator', { leftAt: sampleNow })
      expect(await refusalOf(decide('clinician', idOf(saved), 'approve'))).toEqual({
        code: 'not-allowed',
        fields: ['category.en', 'category.ar', 'priceTo'].map((path) => ({ path, reason: 'not-allowed' })),
      })
      await set('clinician', { roles: ['clinician', 'coordinator'] })
      expect(await decide('clinician', idOf(saved), 'approve')).toMatchObject({ state: 'done' })
    })
  })

  test('what is not right any more when it is due fails, and says which place', async () => {
    const saved = await edit(
      'coordinator',
      'package',
      'hip-complete',
      { procedure: 'knee-arthroscopy' },
      { dueAt: due },
    )
    const withdrawn = { withdrawnAt: sampleNow }
    await api.database.forProvider(api.other.id, (scope) =>
      scope.update(procedures, withdrawn, eq(procedures.slug, 'knee-arthroscopy')),
    )
    desk.clock.now = new Date(due)
    await doAllDueChanges(api.parts)
    const { changes } = await read('package', 'hip-complete')
    expect(changes.find(({ id }) => id === idOf(saved))).toMatchObject({ state: 'failed', note: 'invalid: procedure' })
    await api.database.forProvider(api.other.id, (scope) =>
      scope.update(procedures, { withdrawnAt: null }, eq(procedures.slug, 'knee-arthroscopy')),
    )
  })

  test('what was given up before is not made', async () => {
    const saved = await edit('coordinator', 'procedure', 'knee-arthroscopy', { priceTo: '83000' }, { dueAt: due })
    await decide('second', idOf(saved), 'drop', 'Too early.')
    desk.clock.now = new Date(due)
    await doDueChange(api.parts, api.other.id, idOf(saved))
    expect((await read('procedure', 'knee-arthroscopy')).changes[0]).toMatchObject({
      state: 'dropped',
      note: 'Too early.',
    })
  })
})
