// @vitest-environment happy-dom
// Guards that an amount keeps the currency it was written in, whatever currency the page is drawn in afterwards.
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FieldControl } from './field-control.tsx'
import type { FieldView } from './field-view.ts'

afterEach(cleanup)

const listOf = (name: 'currency' | 'item', codes: string[]): FieldView => ({
  kind: 'list',
  name,
  label: name,
  groups: [{ category: '', options: codes.map((value) => ({ value, name: value })) }],
  preset: codes[0] ?? '',
})

function Form({ view }: { view: FieldView }) {
  return (
    <form>
      <input name="budget" aria-label="budget" />
      <FieldControl view={view} typed={undefined} shared={{ id: 'list', name: view.name, className: '' }} />
    </form>
  )
}
const list = () => screen.getByRole<HTMLSelectElement>('combobox')
const codes = () => [...list().options].map(({ value }) => value)

function show(name: 'currency' | 'item', budget: string) {
  const { rerender } = render(<Form view={listOf(name, ['GBP', 'AED'])} />)
  fireEvent.change(screen.getByLabelText('budget'), { target: { value: budget } })
  return (...next: string[]) => rerender(<Form view={listOf(name, next)} />)
}

test('while an amount is written its currency stays, and what the page offers anew can be chosen', () => {
  const change = show('currency', '1500')
  change('SAR', 'AED')
  expect(list().value).toBe('GBP')
  expect(codes()).toEqual(['GBP', 'AED', 'SAR'])
  fireEvent.change(list(), { target: { value: 'SAR' } })
  change('KWD', 'AED')
  change('SAR', 'AED')
  expect(new Set(codes()).size).toBe(codes().length)
})

test('a currency that was chosen by hand for the amount stays as well', () => {
  const change = show('currency', '1500')
  fireEvent.change(list(), { target: { value: 'AED' } })
  change('SAR', 'AED')
  expect(list().value).toBe('AED')
})

test('without an amount the currency of the page stands', () => {
  const change = show('currency', '')
  change('SAR', 'AED')
  expect(list().value).toBe('SAR')
  expect(codes()).toEqual(['SAR', 'AED'])
})

test('another list follows the page, and keeps what was chosen while its preset is the same', () => {
  const change = show('item', '1500')
  fireEvent.change(list(), { target: { value: 'AED' } })
  change('GBP', 'AED', 'SAR')
  expect(list().value).toBe('AED')
  change('SAR', 'AED')
  expect(list().value).toBe('SAR')
})
