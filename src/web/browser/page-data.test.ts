// Guards the four states of page data (spec 3: "Page data states: idle, pending, success, error") and the ways between them.
import { expect, test } from 'vitest'
import { answer, ask, fail, isPending, type PageData, pageStates, reset, valueOf } from './page-data.ts'
import type { TabFault } from './tab-fault.ts'

const fault: TabFault = { status: 503, code: 'unavailable', detail: '', reference: 'r1' }
const idle: PageData<number> = reset()

test('spec 3: "Page data states: idle, pending, success, error"', () => {
  expect(pageStates).toEqual(['idle', 'pending', 'success', 'error'])
  expect(idle).toEqual({ state: 'idle' })
  expect(ask(idle)).toEqual({ state: 'pending' })
  expect(answer(ask(idle), 5)).toEqual({ state: 'success', value: 5 })
  expect(fail(ask(idle), fault)).toEqual({ state: 'error', fault })
})

test('the last value stays to be seen while another is on its way, and when that fails to come', () => {
  const again = ask(answer(ask(idle), 5))
  expect(again).toEqual({ state: 'pending', value: 5 })
  expect(fail(again, fault)).toEqual({ state: 'error', fault, value: 5 })
  expect(ask(fail(again, fault))).toEqual({ state: 'pending', value: 5 })
  expect(answer(again, 6)).toEqual({ state: 'success', value: 6 })
})

test('a falsy value is a value', () => {
  expect(valueOf(ask(answer(ask(idle), 0)))).toBe(0)
  expect(valueOf(idle)).toBeUndefined()
})

test('what nobody waits for is not taken: after a reset, or twice', () => {
  expect(answer(reset(), 5)).toEqual({ state: 'idle' })
  expect(fail(reset(), fault)).toEqual({ state: 'idle' })
  const done = answer(ask(idle), 5)
  expect(answer(done, 6)).toBe(done)
  expect(fail(done, fault)).toBe(done)
})

test('only what is on its way is pending', () => {
  const states = [idle, ask(idle), answer(ask(idle), 1), fail(ask(idle), fault)]
  expect(states.map(isPending)).toEqual([false, true, false, false])
})
