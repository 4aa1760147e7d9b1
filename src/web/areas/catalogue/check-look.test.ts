// The check of a look tells the truth: what cannot be read is named with what the site makes of it, and what it makes can be read.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast } from '#web/page/theme.ts'
import { checkLook, colorOf } from './check-look.ts'

const defaults = { primaryColor: '#070969', secondaryColor: '#52CCCC', hoverColor: '#6C6EEC' }
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('whatever the colours: every pair that the site makes of them passes, and each row says so', () => {
  fc.assert(
    fc.property(fc.record({ primaryColor: hex, secondaryColor: hex, hoverColor: hex }), (theme) => {
      const { rows, pairs, passed } = checkLook(theme)
      expect(passed).toBe(pairs)
      for (const row of rows) {
        expect(row.shownRatio).toBeGreaterThanOrEqual(row.least)
        // One that is read as it is stays as it is.
        if (row.use !== 'buttonText' && row.use !== 'hoverText' && row.wantedRatio > row.least + 0.15) {
          expect(row.isChanged).toBe(false)
        }
        expect(row.wantedRatio).toBeCloseTo(contrast(row.wanted, row.ground), 5)
      }
    }),
    { numRuns: 300 },
  )
})

test('a dark primary is kept in the light and lightened in the dark, and that is said', () => {
  const { rows } = checkLook(defaults)
  const find = (use: string, scheme: string) => rows.find((row) => row.use === use && row.scheme === scheme)
  expect(find('link', 'light')).toMatchObject({ wanted: '#070969', shown: '#070969', isChanged: false })
  const dark = find('link', 'dark')
  expect(dark).toMatchObject({ wanted: '#070969', isChanged: true })
  expect(dark?.wantedRatio).toBeLessThan(4.5)
})

test('white on a pale button would not be read: the text on it is dark', () => {
  const { rows } = checkLook({ ...defaults, hoverColor: '#ffee88' })
  const row = rows.find(({ use, scheme }) => use === 'hoverText' && scheme === 'light')
  expect(row).toMatchObject({ wanted: '#ffffff', shown: '#171c21', isChanged: true })
})

test('a colour is read with and without its sign, in three digits and six', () => {
  expect(['336699', '#369', ' #ABCDEF '].map(colorOf)).toEqual(['#336699', '#336699', '#abcdef'])
  expect(['', 'blue', '#12', '#1234567', 'red; }'].map(colorOf)).toEqual(Array(5).fill(undefined))
})
