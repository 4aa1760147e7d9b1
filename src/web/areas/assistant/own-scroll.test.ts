// @vitest-environment happy-dom
// Guards where the conversation is scrolled to: its end, the beginning of a long answer, and nowhere while somebody reads further up.
import { beforeEach, expect, test } from 'vitest'
import { type Below, createOwnScroll, type OwnScroll } from './own-scroll.ts'

let list: HTMLElement
let below: Below
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
  below = 'nothing'
  scroll = createOwnScroll(list, (now) => {
    below = now
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

test('an answer that is longer than the window is shown from its beginning, however it grows, with a sign that it goes on', () => {
  lay(1200, 600)
  scroll.settle(false)
  expect(list.scrollTop).toBe(584)
  lay(3000, 600)
  scroll.settle(false)
  expect([list.scrollTop, below]).toEqual([584, 'rest'])
  scroll.goOn()
  expect([list.scrollTop, below]).toEqual([904, 'rest'])
  scrolledBy(2590)
  expect(below).toBe('nothing')
})

test('who has scrolled up to read stays there, is told that there is more, and comes to it when they ask', () => {
  lay(900, 700)
  scroll.settle(false)
  scrolledBy(100)
  lay(1400, 1000)
  scroll.settle(false)
  expect([list.scrollTop, below]).toEqual([100, 'latest'])
  scroll.goOn()
  expect([list.scrollTop, below]).toEqual([984, 'nothing'])
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

test('who reads on in a long answer is not taken back to its beginning because the window became lower', () => {
  lay(3000, 600)
  scroll.settle(false)
  scrolledBy(1200)
  scroll.settle(false)
  expect(list.scrollTop).toBe(1200)
})
