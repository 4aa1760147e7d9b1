// @vitest-environment happy-dom
// Checks that choices made before the page came alive are said again, and nothing else is.
import { afterEach, expect, test } from 'vitest'
import { sayEarlyInput } from './early-input.ts'

afterEach(() => document.body.replaceChildren())

/** Draws a form and takes down what it is told. */
function draw(attribute: string): string[] {
  document.body.innerHTML = `<form ${attribute}>
    <select name="currency"><option>GBP</option><option selected>EUR</option></select>
    <select name="order"><option value="">Any</option><option value="price">Price</option></select>
    <input type="checkbox" name="compare"><input name="words" value="knee"><input type="hidden" name="to" value="/">
  </form>`
  const told: string[] = []
  for (const what of ['input', 'change', 'click'])
    document.body.addEventListener(what, ({ target }) => told.push(`${what} ${(target as HTMLInputElement).name}`))
  return told
}

const field = <T extends HTMLElement>(name: string) => document.querySelector<T>(`[name=${name}]`) as T

test('a choice, a tick and words of before are told once each', () => {
  const told = draw('data-acts-at-once')
  field<HTMLSelectElement>('currency').value = 'GBP'
  field<HTMLSelectElement>('order').value = 'price'
  field<HTMLInputElement>('compare').checked = true
  field<HTMLInputElement>('words').value = 'hip'
  sayEarlyInput()
  expect(told.filter((one) => !/^(input|change) compare/.test(one))).toEqual([
    'change currency',
    'change order',
    'click compare',
    'input words',
  ])
  expect(field<HTMLInputElement>('compare').checked).toBe(true)
})

test('a form as the server drew it is left alone', () => {
  const told = draw('data-acts-at-once')
  sayEarlyInput()
  expect(told).toEqual([])
})

test('so is one that keeps what was chosen until it is sent', () => {
  const told = draw('')
  field<HTMLSelectElement>('currency').value = 'GBP'
  field<HTMLInputElement>('compare').checked = true
  sayEarlyInput()
  expect(told).toEqual([])
})
