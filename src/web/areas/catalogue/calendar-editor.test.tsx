// @vitest-environment happy-dom
// The calendar on the screen: nights are chosen by pressing and by the keyboard, set together, and never those that are over.
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CalendarEditor } from './calendar-editor.tsx'
import { showEditor } from './show-editor.test-support.tsx'

const month = Array.from({ length: 31 }, (_, at) => ({
  day: `2026-12-${String(at + 1).padStart(2, '0')}`,
  given: 5,
  taken: at === 23 ? 2 : 0,
  isClosed: false,
  minimumStay: 1,
}))
const room = { slug: 'classic', name: 'Classic' }
const calendar = {
  hotel: { slug: 'garden', name: 'Garden' },
  room,
  rooms: [room],
  currency: 'AED',
  today: '2026-12-10',
  month: '2026-12-01',
  nights: month,
}
const document = { entries: [{ from: '2026-12-01', to: '2026-12-31', price: '400', rooms: 5 }] }

const show = (roles: Parameters<typeof showEditor>[0]['roles'] = ['coordinator']) =>
  showEditor({
    roles,
    item: {
      kind: 'calendar',
      slug: 'garden.classic',
      standing: { document, base: 'one' },
      blank: {},
      beside: { calendar },
    },
    fields: CalendarEditor,
  })

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const night = (day: string) => screen.getByRole('button', { name: new RegExp(` ${day} December, `) })

test('pressing the first and the last chooses what lies between; setting them shows at once and waits to be saved', () => {
  show()
  fireEvent.click(night('14'))
  fireEvent.click(night('16'))
  expect(screen.getByText(/^3 nights chosen/)).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Price of the room'), { target: { value: '555' } })
  fireEvent.click(screen.getByRole('button', { name: 'Set 3 nights' }))
  expect(night('15').getAttribute('aria-label')).toContain('price 555')
  expect(night('17').getAttribute('aria-label')).toContain('price 400')
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy()
})

test('Shift with the arrows chooses too, and only some weekdays of it where that is wanted', () => {
  show()
  // The fourteenth is a Monday.
  fireEvent.keyDown(night('14'), { key: 'ArrowDown', shiftKey: true })
  expect(screen.getByText(/^8 nights chosen/)).toBeTruthy()
  for (const name of ['Mon', 'Tue', 'Wed', 'Thu', 'Sun']) fireEvent.click(screen.getByRole('checkbox', { name }))
  fireEvent.click(screen.getByRole('radio', { name: 'Closed' }))
  fireEvent.click(screen.getByRole('button', { name: 'Set 2 nights' }))
  const closed = screen.getAllByRole('button', { name: /December, .*closed/ })
  expect(closed.map((one) => one.getAttribute('data-day'))).toEqual(['2026-12-18', '2026-12-19'])
})

test('of nights that guests have rooms on it is said that those stay theirs', () => {
  show()
  fireEvent.click(night('24'))
  expect(screen.getByText(/guests have rooms already/)).toBeTruthy()
})

test('nights that are over are not chosen; nothing is set where nothing was said', () => {
  show()
  fireEvent.click(night('9'))
  expect(screen.getByText('No nights are chosen.')).toBeTruthy()
  fireEvent.click(night('10'))
  fireEvent.click(screen.getByRole('button', { name: 'Set 1 night' }))
  expect(screen.getByText('Fill in what is to change first.')).toBeTruthy()
})

test('who may not change prices sees the nights and sets none', () => {
  show(['editor'])
  const grid = screen.getByRole('grid')
  expect(within(grid).getAllByRole('button')).toHaveLength(31)
  expect(screen.queryByText('Set the nights that are chosen')).toBe(null)
})
