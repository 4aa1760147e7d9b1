// Pages to keep: keys of them, drawings that a test ends, and a cache with clocks of the test's own.
import { createPageCache } from '#wiring/page-cache.ts'
import type { PageKey } from '#wiring/page-key.ts'

export const megabyte = 2 ** 20
export const plain = (text: string): PageKey => ({ text, isPlain: true })
export const madeUp = (text: string): PageKey => ({ text, isPlain: false })
export const home = plain('/')

export const textOf = (page: { plain: Uint8Array }) => new TextDecoder().decode(page.plain)
export const html = (body: string, init: { status?: number; headers?: Record<string, string> } = {}) =>
  new Response(body, { ...init, headers: { 'content-type': 'text/html; charset=utf-8', ...init.headers } })

/** A drawing that is finished when the test says so; each is numbered. */
export function slowDrawing() {
  const waiting: PromiseWithResolvers<Response>[] = []
  return {
    draw: () => {
      const one = Promise.withResolvers<Response>()
      waiting.push(one)
      return one.promise
    },
    finish: (at: number) => waiting[at]?.resolve(html(`drawing ${at}`)),
    /** As it would be answered with some other status. */
    finishAs: (at: number, status: number) => waiting[at]?.resolve(html(`drawing ${at}`, { status })),
    fail: (at: number) => waiting[at]?.reject(new Error('broken')),
    begun: () => waiting.length,
  }
}

/** A cache with clocks of the test's own, and how the next drawing ends. */
export function openStaleCache() {
  const state = { elapsed: 1_000, now: Date.parse('2026-11-21T12:40:00Z'), drawn: 0, next: () => html('first') }
  const cache = createPageCache(megabyte, { elapsedMs: () => state.elapsed, now: () => state.now })
  const ask = (key = home) =>
    cache.get('p', key, async () => {
      state.drawn += 1
      return state.next()
    })
  const fail = () => {
    throw new Error('broken')
  }
  return { cache, state, ask, fail }
}
