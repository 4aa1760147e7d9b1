// @vitest-environment happy-dom
// Guards that nothing typed is lost, and that a draft keeps its name as long as it is the same one.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readDraft, writeDraft } from './draft.ts'
import { DraftKeeper } from './draft-keeper.ts'
import { readFields, valueOf } from './form-fields.ts'
import { makeForm, type } from './quote-form-fixture.ts'

const now = Date.parse('2026-11-21T08:00:00Z')
let told: string[]

beforeEach(() => {
  vi.useFakeTimers({ now })
  localStorage.clear()
  told = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The form as a page shows it that has just been loaded. */
function open({ chosen = '', isAskedAnew = false, restore = true } = {}) {
  const form = makeForm()
  if (chosen) type(form, { item: chosen })
  for (const option of (form.elements.namedItem('item') as HTMLSelectElement).options) {
    option.defaultSelected = option.value === chosen
  }
  const keeper = new DraftKeeper(form, 'a', (state) => told.push(state))
  keeper.open({ chosen, isAskedAnew, restore })
  return { form, keeper }
}

test('what is typed is there again after a reload', () => {
  const { form, keeper } = open()
  type(form, { need: 'My knee', name: 'Jane' })
  keeper.touch()
  vi.advanceTimersByTime(250)
  expect(readFields(open().form)).toMatchObject({ need: 'My knee', name: 'Jane' })
  expect(told).toEqual(['kept'])
})

test('someone who types without a pause is saved all the same', () => {
  const { form, keeper } = open()
  for (let at = 1; at <= 10; at++) {
    type(form, { need: 'x'.repeat(at) })
    keeper.touch()
    vi.advanceTimersByTime(100)
  }
  expect(readDraft('a')?.fields.need?.length).toBeGreaterThan(6)
})

test('a page that goes away saves at once what waits, and nothing when nothing does', () => {
  const { form, keeper } = open()
  keeper.flush()
  expect(readDraft('a')).toBeUndefined()
  type(form, { name: 'Jane' })
  keeper.touch()
  keeper.flush()
  expect(readDraft('a')?.fields.name).toBe('Jane')
})

test('opening alone saves nothing and makes no draft younger', () => {
  writeDraft('a', { id: 'one', savedAt: now - 1000, asked: '', fields: { name: 'Jane' } })
  const { keeper } = open()
  vi.advanceTimersByTime(1000)
  expect(readDraft('a')?.savedAt).toBe(now - 1000)
  expect(keeper.id).toBe('one')
})

test('another item in the address replaces the chosen one and keeps the rest', () => {
  writeDraft('a', {
    id: 'one',
    savedAt: now,
    asked: 'procedure:knee',
    fields: { item: 'procedure:knee', name: 'Jane' },
  })
  const { form } = open({ chosen: 'procedure:hip' })
  expect(readFields(form)).toMatchObject({ item: 'procedure:hip', name: 'Jane' })
  expect(readDraft('a')).toMatchObject({ asked: 'procedure:hip', fields: { item: 'procedure:hip', name: 'Jane' } })
})

test('a reload of the same address does not take back what was chosen after it, a link does', () => {
  writeDraft('a', { id: 'one', savedAt: now, asked: 'procedure:knee', fields: { item: 'procedure:hip' } })
  expect(valueOf(open({ chosen: 'procedure:knee' }).form, 'item')).toBe('procedure:hip')
  expect(valueOf(open({ chosen: 'procedure:knee', isAskedAnew: true }).form, 'item')).toBe('procedure:knee')
})

test('what came back from the server is not overwritten by an older draft', () => {
  writeDraft('a', { id: 'one', savedAt: now, asked: '', fields: { name: 'Old' } })
  const { form, keeper } = open({ restore: false })
  expect(valueOf(form, 'name')).toBe('')
  expect(keeper.id).toBe('one')
})

test('a budget comes back in its own currency, even in one that is no longer offered', () => {
  writeDraft('a', { id: 'one', savedAt: now, asked: '', fields: { budget: '5000', currency: 'INR' } })
  expect(readFields(open().form)).toMatchObject({ budget: '5000', currency: 'INR' })
  writeDraft('a', { id: 'one', savedAt: now, asked: '', fields: { budget: '', currency: 'AED' } })
  expect(readFields(open().form)).toMatchObject({ currency: 'EUR' })
})

test('the draft keeps its name while it is typed, over reloads and in a second tab', () => {
  const { form, keeper } = open()
  const { id } = keeper
  type(form, { name: 'Jane' })
  keeper.touch()
  keeper.flush()
  expect(keeper.id).toBe(id)
  expect(open().keeper.id).toBe(id)
})

test('after it was sent or cleared elsewhere, what is typed next is a new draft', () => {
  const { form, keeper } = open()
  keeper.touch()
  keeper.flush()
  const { id } = keeper
  localStorage.clear()
  type(form, { name: 'Jane' })
  keeper.touch()
  keeper.flush()
  expect(keeper.id).not.toBe(id)
  expect(readDraft('a')?.id).toBe(keeper.id)
})

test('a draft that was marked as sent and then changed is no longer the one that was sent', () => {
  writeDraft('a', { id: 'one', savedAt: now, asked: '', fields: {}, sent: 'Q-1111-1111' })
  const { keeper } = open()
  keeper.touch()
  keeper.flush()
  expect(readDraft('a')?.sent).toBeUndefined()
})

test('clearing empties form and device under a new name, and can be taken back', () => {
  const { form, keeper } = open()
  type(form, { name: 'Jane', flexibility: 'days' })
  keeper.touch()
  keeper.flush()
  const { id } = keeper
  keeper.clear()
  expect(readFields(form)).toMatchObject({ name: '', flexibility: 'open' })
  expect(localStorage.length).toBe(0)
  expect(keeper.id).not.toBe(id)
  keeper.undoClear()
  expect(readDraft('a')?.fields).toMatchObject({ name: 'Jane', flexibility: 'days' })
  expect(told).toEqual(['kept', 'cleared', 'kept'])
})

test('without storage it says so at once, and the form still works', () => {
  vi.stubGlobal('localStorage', undefined)
  const { form, keeper } = open()
  type(form, { name: 'Jane' })
  keeper.touch()
  keeper.flush()
  expect(told).toEqual(['blocked', 'blocked'])
  expect(keeper.id).not.toBe('')
  expect(valueOf(form, 'name')).toBe('Jane')
})

/** What another tab writes is heard of by an event. */
const heard = { key: 'quote:a' }
const save = ({ keeper }: ReturnType<typeof open>) => {
  keeper.touch()
  keeper.flush()
}

test('what two tabs type into different fields is all kept, whichever saves last', () => {
  for (const order of ['first', 'second']) {
    localStorage.clear()
    const [first, second] = [open(), open({ chosen: 'procedure:hip' })]
    type(first.form, { need: 'My knee' })
    type(second.form, { item: 'procedure:knee' })
    for (const one of order === 'first' ? [first, second] : [second, first]) save(one)
    expect(readDraft('a')?.fields).toMatchObject({ need: 'My knee', item: 'procedure:knee' })
    expect(second.keeper.id).toBe(readDraft('a')?.id)
  }
})

test('a reload brings back what both tabs have typed', () => {
  const [first, second] = [open(), open()]
  type(first.form, { need: 'My knee' })
  save(first)
  type(second.form, { item: 'procedure:hip' })
  save(second)
  expect(readFields(open().form)).toMatchObject({ need: 'My knee', item: 'procedure:hip' })
})

test('what another tab has saved comes into the fields that nobody touched here, and into no other', () => {
  const [first, second] = [open(), open()]
  type(first.form, { need: 'My knee' })
  type(second.form, { need: 'My hip', name: 'Jane' })
  save(second)
  expect(first.keeper.hear(heard)).toBe(true)
  expect(readFields(first.form)).toMatchObject({ need: 'My knee', name: 'Jane' })
  save(first)
  expect(second.keeper.hear(heard)).toBe(true)
  expect(readFields(second.form)).toMatchObject({ need: 'My knee', name: 'Jane' })
  expect(first.keeper.id).toBe(second.keeper.id)
})

test('a field that was emptied in one tab does not come back from the other', () => {
  const [first, second] = [open(), open()]
  type(first.form, { need: 'My knee' })
  save(first)
  second.keeper.hear(heard)
  type(first.form, { need: '' })
  save(first)
  type(second.form, { name: 'Jane' })
  save(second)
  expect(readDraft('a')?.fields).toMatchObject({ need: '', name: 'Jane' })
})

test('the item that the address asked for is not taken back by a tab that has none', () => {
  const [first, second] = [open(), open({ chosen: 'procedure:hip' })]
  type(first.form, { need: 'My hip' })
  save(first)
  second.keeper.hear(heard)
  expect(readFields(second.form)).toMatchObject({ need: 'My hip', item: 'procedure:hip' })
  save(second)
  expect(readDraft('a')).toMatchObject({ asked: 'procedure:hip', fields: { item: 'procedure:hip' } })
})

test('an amount and its currency go together from tab to tab', () => {
  const [first, second] = [open(), open()]
  type(second.form, { currency: 'AED', name: 'Jane' })
  save(second)
  first.keeper.hear(heard)
  expect(readFields(first.form)).toMatchObject({ currency: 'EUR', name: 'Jane' })
  type(second.form, { budget: '5000' })
  save(second)
  first.keeper.hear(heard)
  expect(readFields(first.form)).toMatchObject({ budget: '5000', currency: 'AED' })
  type(first.form, { budget: '900', currency: 'EUR' })
  second.keeper.hear(heard)
  save(first)
  expect(readDraft('a')?.fields).toMatchObject({ budget: '900', currency: 'EUR' })
})

test('a draft that was sent or cleared in another tab leaves this form as it is, and other keys mean nothing', () => {
  const { form, keeper } = open()
  type(form, { need: 'My knee' })
  expect(keeper.hear(heard)).toBe(false)
  expect(keeper.hear({ key: null })).toBe(false)
  expect(valueOf(form, 'need')).toBe('My knee')
})
