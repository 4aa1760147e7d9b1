// Guards when the loading overlay is there, by the clock.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { coverMs, PageCover, slowMs, stuckMs } from './page-cover.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

function begin() {
  const cover = new PageCover()
  cover.start()
  return cover
}

test('a change of page that takes no longer than 150 ms shows nothing, ever', () => {
  const cover = begin()
  vi.advanceTimersByTime(coverMs - 1)
  expect(cover.stage()).toBe('away')
  cover.end()
  vi.advanceTimersByTime(60_000)
  expect(cover.stage()).toBe('away')
})

test('once there it stays 150 ms, however soon the page comes', () => {
  const cover = begin()
  vi.advanceTimersByTime(coverMs)
  expect(cover.stage()).toBe('there')
  cover.end()
  vi.advanceTimersByTime(coverMs - 1)
  expect(cover.stage()).toBe('there')
  vi.advanceTimersByTime(1)
  expect(cover.stage()).toBe('away')
})

test('after longer than that it goes at once', () => {
  const cover = begin()
  vi.advanceTimersByTime(1000)
  cover.end()
  vi.advanceTimersByTime(0)
  expect(cover.stage()).toBe('away')
})

test('it says after four seconds that the line is slow, and offers the way back after ten', () => {
  const cover = begin()
  vi.advanceTimersByTime(slowMs - 1)
  expect(cover.stage()).toBe('there')
  vi.advanceTimersByTime(1)
  expect(cover.stage()).toBe('slow')
  vi.advanceTimersByTime(stuckMs - slowMs)
  expect(cover.stage()).toBe('stuck')
})

test('another change while it is there goes on under it, with its own time', () => {
  const cover = begin()
  vi.advanceTimersByTime(slowMs)
  cover.end()
  cover.start()
  expect(cover.stage()).toBe('there')
  vi.advanceTimersByTime(slowMs)
  expect(cover.stage()).toBe('slow')
})

test('whoever listens is told of each stage, until they no longer listen', () => {
  const cover = new PageCover()
  const stages: string[] = []
  const stop = cover.subscribe(() => stages.push(cover.stage()))
  cover.start()
  vi.advanceTimersByTime(slowMs)
  cover.end()
  vi.advanceTimersByTime(coverMs)
  stop()
  cover.start()
  vi.advanceTimersByTime(coverMs)
  expect(stages).toEqual(['there', 'slow', 'away'])
})
