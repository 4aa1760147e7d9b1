// @vitest-environment happy-dom
// Guards where a price may break: after the dash of a range, never inside an amount.
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Amounts, Price } from './price.tsx'

afterEach(cleanup)

const pieces = (node: Element) => Array.from(node.querySelectorAll('.figure'), ({ textContent }) => textContent)

test('a range is two unbroken pieces that together read as the text', () => {
  for (const text of [
    'IDR\u00a09,000,000\u201312,000,000',
    '₩9,000 \u2013 ₩12,000',
    '\u200f9,000\u201312,000\u00a0IRR',
  ]) {
    const { container } = render(<Amounts text={text} />)
    expect(pieces(container)).toHaveLength(2)
    expect(pieces(container)[0]).toMatch(/\u2013$/)
    expect(container.textContent).toBe(text)
    cleanup()
  }
})

test('one amount is one piece', () => {
  expect(pieces(render(<Amounts text="AED 9,000" />).container)).toEqual(['AED 9,000'])
})

test('an amount of many digits is set smaller than others', () => {
  const price = (shown: string) => ({ shown, from: shown, aed: null, charged: null, unit: null, isRange: false })
  const [long, usual] = ['IRR 12,345,678,000', 'AED 9,000'].map(
    (shown) => render(<Price price={price(shown)} size="large" />).container.querySelector('bdi')?.className,
  )
  expect(usual).toContain('text-3xl')
  expect(long).not.toContain('text-3xl')
})
