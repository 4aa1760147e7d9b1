// @vitest-environment happy-dom
// Guards where the conversation is scrolled to: its end, the beginning of a long answer, and nowhere while somebody reads further up.
import { beforeEach, expect, test } from 'vitest'
import { createOwnScroll, type OwnScroll } from './own-scroll.ts'

let list: HTMLElement
let away: boolean
let scroll: OwnScroll

/** @param latestTop where the latest answer begins */
function lay(height: number, latestTop?: number): void {
  Object.defineProperty(list, 'scrollHeight', { value: height, configurable: true })
  list.innerHTML = latestTop === undefined ? '' : '<p data-latest></p>'
  if (list.firstChild) Object.defineProperty(list.firstChild, 'offsetTop', { value: latestTop })
}
const scrolledBy = (top: number) => {
  list.scrollTop = top
  list.dispatchEvent(new Event('scroll'))
}

beforeEach(() => {
  list = document.createElement('div')
  Object.defineProperty(list, 'clientHeight', { value: 400 })
  away = false
  scroll = createOwnScroll(list, (isAway) => {
    away = isAway
  })
  scroll.watch()
})

test('spec 4: "The list auto-scrolls to the bottom"', () => {
  lay(900, 700)
  scroll.settle(false)
  expect(list.scrollTop).toBe(500)
  lay(1000, 900)
  scroll.settle(false)
  expect(list.scrollTop).toBe(600)
})

test('an answer that is longer than the window is shown from its beginning, however it grows', () => {
  lay(1200, 600)
  scroll.settle(false)
  expect(list.scrollTop).toBe(584)
  lay(3000, 600)
  scroll.settle(false)
  expect([list.scrollTop, away]).toEqual([584, false])
})

test('who has scrolled up to read stays there, is told that there is more, and comes to it when they ask', () => {
  lay(900, 700)
  scroll.settle(false)
  scrolledBy(100)
  lay(1400, 1000)
  scroll.settle(false)
  expect([list.scrollTop, away]).toEqual([100, true])
  scroll.settle(true)
  expect([list.scrollTop, away]).toEqual([984, false])
})

test('who comes back to the end follows again', () => {
  lay(900, 700)
  scroll.settle(false)
  scrolledBy(100)
  scrolledBy(490)
  lay(1000, 900)
  scroll.settle(false)
  expect(list.scrollTop).toBe(600)
})
