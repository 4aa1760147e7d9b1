// @vitest-environment happy-dom
// Guards that a choice of currency takes the page from nobody: it is shown while it is on its way, and said when it failed.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCurrencyChoice, sendCurrency } from './currency-choice.ts'

let answers: ((isTaken: boolean) => void)[]
let signals: AbortSignal[]
let refresh: () => Promise<void>
beforeEach(() => {
  answers = []
  signals = []
  refresh = vi.fn(async () => {})
})
afterEach(() => vi.unstubAllGlobals())

const open = (isOnline = true) =>
  createCurrencyChoice({
    isOnline: () => isOnline,
    send: (_, signal) => {
      signals.push(signal)
      return new Promise((resolve) => answers.push(resolve))
    },
  })

test('it is pending until the page is drawn in it', async () => {
  const choice = open()
  const told: unknown[] = []
  choice.watch(() => told.push(choice.now()))
  const done = choice.choose('SAR', refresh)
  expect(choice.now()).toEqual({ pending: 'SAR' })
  expect(refresh).not.toHaveBeenCalled()
  answers[0]?.(true)
  await done
  expect(refresh).toHaveBeenCalledOnce()
  expect(told).toEqual([{ pending: 'SAR' }, {}])
})

test('one that does not arrive has failed, and the page is not drawn anew; the next choice forgets it', async () => {
  const choice = open()
  const done = choice.choose('SAR', refresh)
  answers[0]?.(false)
  await done
  expect(choice.now()).toEqual({ isFailed: true })
  expect(refresh).not.toHaveBeenCalled()
  void choice.choose('KWD', refresh)
  expect(choice.now()).toEqual({ pending: 'KWD' })
})

test('without a network it has failed at once, until that is forgotten', async () => {
  const choice = open(false)
  await choice.choose('SAR', refresh)
  expect(choice.now()).toEqual({ isFailed: true })
  expect(answers).toEqual([])
  choice.forget()
  expect(choice.now()).toEqual({})
})

test('of two quick choices the last one counts, whatever becomes of the first', async () => {
  const choice = open()
  const first = choice.choose('SAR', refresh)
  const second = choice.choose('KWD', refresh)
  expect(signals[0]?.aborted).toBe(true)
  answers[0]?.(false)
  await first
  expect(choice.now()).toEqual({ pending: 'KWD' })
  answers[1]?.(true)
  await second
  expect(choice.now()).toEqual({})
  expect(refresh).toHaveBeenCalledOnce()
})

test('our server takes it by leading on; anything else is no answer of ours', async () => {
  const { signal } = new AbortController()
  const asked = vi.fn(async (_: string, { body }: { body: URLSearchParams }) => ({ type: 'opaqueredirect', body }))
  vi.stubGlobal('fetch', asked)
  expect(await sendCurrency('SAR', signal)).toBe(true)
  expect(asked.mock.calls[0]?.[0]).toBe('/preferences')
  expect(asked.mock.calls[0]?.[1].body.toString()).toBe('currency=SAR&to=%2F')
  vi.stubGlobal('fetch', async () => new Response('log in first'))
  expect(await sendCurrency('SAR', signal)).toBe(false)
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await sendCurrency('SAR', signal)).toBe(false)
})
