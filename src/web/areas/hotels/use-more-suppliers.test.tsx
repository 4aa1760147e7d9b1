// @vitest-environment happy-dom
// Guards that other suppliers of hotels fill the list as they answer, and that a slow, broken or lying one disturbs nobody.
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectConsole } from '#tests/support/expect-console.ts'
import type { StayResults } from './present-results.server.ts'
import { sampleResults, sampleSearch, sampleStay } from './sample-stays.test-support.ts'
import { useMoreSuppliers } from './use-more-suppliers.ts'

/** Suppliers that answer when the test says so. */
let answers: Map<string, PromiseWithResolvers<Response>>
let asked: URL[]

beforeEach(() => {
  answers = new Map()
  asked = []
  vi.stubGlobal('fetch', (address: string) => {
    const url = new URL(address)
    asked.push(url)
    const answer = Promise.withResolvers<Response>()
    answers.set(url.searchParams.get('source') ?? '', answer)
    return answer.promise
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const own = [sampleStay('own-1', 100_00), sampleStay('own-2', 300_00)]
const theirs = sampleStay('theirs', 200_00)
const answer = async (source: string, body: unknown, status = 200) => {
  await waitFor(() => expect(answers.has(source)).toBe(true))
  await act(async () => answers.get(source)?.resolve(Response.json(body, { status })))
}

/** Nobody waits for another try of what cannot be read, or is refused. */
const refused = { code: 'invalid-input', detail: '' }

function List({ results, show }: { results: StayResults; show: number }) {
  const list = useRef<HTMLUListElement>(null)
  const more = useMoreSuppliers(results, sampleSearch({ sort: 'price', show }), 'en', list)
  return (
    <>
      <output>{`asking ${more.asking} silent ${more.silent} waiting ${more.waiting} added ${more.added}`}</output>
      <button type="button" onClick={more.take}>
        take
      </button>
      <button type="button" onClick={more.askAgain}>
        again
      </button>
      <ul ref={list}>
        {more.stays.map(({ id }) => (
          <li key={id}>
            <a href={`/hotels/${id}`}>{id}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

const show = (results: StayResults, most = 20) => render(<List results={results} show={most} />)
const shown = () => screen.getAllByRole('link').map(({ textContent }) => textContent)
const state = () => screen.getByRole('status').textContent

test('each of the others is asked by its name, in the language of the page, and put where the order wants it', async () => {
  show(sampleResults(own, { others: ['liteapi', 'third'] }))
  expect(state()).toBe('asking 2 silent 0 waiting 0 added 0')
  await answer('liteapi', { stays: [theirs], isMore: false })
  expect(shown()).toEqual(['own-1', 'theirs', 'own-2'])
  expect(state()).toBe('asking 1 silent 0 waiting 0 added 1')
  expect(
    asked.map(({ pathname, searchParams }) => [pathname, searchParams.get('source'), searchParams.get('lang')]),
  ).toEqual([
    ['/hotels/_stays.json', 'liteapi', 'en'],
    ['/hotels/_stays.json', 'third', 'en'],
  ])
})

test('nobody else is asked where there is nobody else', () => {
  show(sampleResults(own))
  expect([asked.length, state()]).toEqual([0, 'asking 0 silent 0 waiting 0 added 0'])
})

test('one that is broken is told of, the list stays, and it can be asked again', async () => {
  expectConsole(/api call failed name=hotelStays code=invalid-input/)
  show(sampleResults(own, { others: ['liteapi'] }))
  await answer('liteapi', refused, 422)
  expect(shown()).toEqual(['own-1', 'own-2'])
  expect(state()).toBe('asking 0 silent 1 waiting 0 added 0')
  answers.clear()
  fireEvent.click(screen.getByRole('button', { name: 'again' }))
  expect(state()).toBe('asking 1 silent 0 waiting 0 added 0')
  await answer('liteapi', { stays: [theirs], isMore: false })
  expect(shown()).toEqual(['own-1', 'theirs', 'own-2'])
})

test('one that answers in words nobody agreed on counts as silent', async () => {
  expectConsole(/code=unreadable/)
  show(sampleResults(own, { others: ['liteapi'] }))
  await answer('liteapi', { stays: [{ nonsense: true }], isMore: false })
  expect([shown(), state()]).toEqual([['own-1', 'own-2'], 'asking 0 silent 1 waiting 0 added 0'])
})

test('what somebody looks at does not move: what comes waits until it is wanted', async () => {
  show(sampleResults(own, { others: ['liteapi'] }))
  fireEvent.focusIn(screen.getByRole('link', { name: 'own-1' }))
  await answer('liteapi', { stays: [theirs], isMore: false })
  expect([shown(), state()]).toEqual([['own-1', 'own-2'], 'asking 0 silent 0 waiting 1 added 0'])
  fireEvent.click(screen.getByRole('button', { name: 'take' }))
  expect([shown(), state()]).toEqual([['own-1', 'theirs', 'own-2'], 'asking 0 silent 0 waiting 0 added 1'])
})

test('nothing found by another supplier is nothing to announce, wherever somebody looks', async () => {
  show(sampleResults(own, { others: ['liteapi'] }))
  fireEvent.focusIn(screen.getByRole('link', { name: 'own-1' }))
  await answer('liteapi', { stays: [], isMore: false })
  expect(state()).toBe('asking 0 silent 0 waiting 0 added 0')
})

test('another search begins anew, and a late answer to the one before is dropped', async () => {
  const { rerender } = show(sampleResults(own, { others: ['liteapi'] }))
  await waitFor(() => expect(answers.has('liteapi')).toBe(true))
  const late = answers.get('liteapi')
  answers.clear()
  rerender(<List results={sampleResults([sampleStay('else', 50_00)], { others: ['liteapi'] })} show={20} />)
  await act(async () => late?.resolve(Response.json({ stays: [theirs], isMore: false })))
  expect([shown(), state()]).toEqual([['else'], 'asking 1 silent 0 waiting 0 added 0'])
})

test('with more of the same search what had come stays in its place while it is asked again', async () => {
  const { rerender } = show(sampleResults(own, { others: ['liteapi'] }))
  await answer('liteapi', { stays: [theirs], isMore: true })
  answers.clear()
  rerender(<List results={sampleResults([...own, sampleStay('own-3', 400_00)], { others: ['liteapi'] })} show={40} />)
  expect(shown()).toEqual(['own-1', 'theirs', 'own-2', 'own-3'])
  await answer('liteapi', { stays: [theirs, sampleStay('theirs-2', 350_00)], isMore: false })
  expect(shown()).toEqual(['own-1', 'theirs', 'own-2', 'theirs-2', 'own-3'])
})
