// @vitest-environment happy-dom
// Guards that state comes back as it was, through its guard, whatever lies in the storage.
import { beforeEach, expect, test } from 'vitest'
import { createStateStorage } from './state-storage.ts'
import { createStoredState } from './stored-state.ts'

type Shelf = { count: number }
const initial: Shelf = { count: 0 }

const parse = (kept: unknown): Shelf | undefined => {
  const { count } = (kept ?? {}) as Partial<Shelf>
  return typeof count === 'number' ? { count } : undefined
}
const open = () => createStoredState('shelf', initial, parse, createStateStorage('localStorage'))
const keep = (text: string) => localStorage.setItem('state.shelf', text)

beforeEach(() => localStorage.clear())

test('a store begins as it is told to, and keeps nothing before something changes', () => {
  expect(open().getState()).toBe(initial)
  expect(localStorage.length).toBe(0)
})

test('each change is kept, and the next document begins with it', () => {
  open().setState({ count: 3 })
  expect(JSON.parse(localStorage.getItem('state.shelf') ?? '')).toMatchObject({ state: { count: 3 } })
  expect(open().getState()).toEqual({ count: 3 })
})

test('those who listen hear of it', () => {
  const store = open()
  const heard: number[] = []
  store.subscribe(({ count }) => heard.push(count))
  store.setState({ count: 1 })
  expect(heard).toEqual([1])
})

test('what anything else wrote there is passed over', () => {
  for (const text of [
    '',
    'null',
    '5',
    '[]',
    '"a"',
    '{',
    '{}',
    '{"state":null}',
    '{"state":{"count":"3"},"version":0}',
  ]) {
    keep(text)
    expect(open().getState()).toEqual(initial)
  }
})

test('what another build kept is read by the same guard, without a word in the console', () => {
  keep('{"state":{"count":4,"more":true},"version":7}')
  expect(open().getState()).toEqual({ count: 4 })
  keep('{"state":{"sum":4},"version":7}')
  expect(open().getState()).toEqual(initial)
})

test('two names are two stores', () => {
  open().setState({ count: 3 })
  expect(createStoredState('other', initial, parse, createStateStorage('localStorage')).getState()).toBe(initial)
})
