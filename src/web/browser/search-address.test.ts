// Guards how a search stands in its address: what is written is read again, and whatever else is there does no harm.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day, declareSearch, flag, matching, oneOf, several, someOf, whole, words } from './search-address.ts'

const search = declareSearch({
  from: day,
  nights: whole(1, 90, undefined),
  show: whole(1, 200, 20),
  text: words(10),
  slug: matching(/^[a-z]+(-[a-z]+)*$/),
  sort: oneOf(['best', 'price']),
  board: someOf(['breakfast', 'half-board', 'full-board']),
  refundable: flag,
  room: several({
    read: (text) => (/^\d$/.test(text) ? Number(text) : undefined),
    show: String,
    most: 3,
    usual: 2,
  }),
})
const read = (query: string) => search.read(new URLSearchParams(query))
const write = (...given: Parameters<typeof search.write>) => search.write(...given).toString()
const refused = (query: string) => search.refuse(new URLSearchParams(query)).map(({ path }) => path)

const nothing = {
  from: '',
  nights: undefined,
  show: 20,
  text: '',
  slug: '',
  sort: 'best' as const,
  board: [],
  refundable: false,
  room: [2],
}

test('an address that says nothing is the search that nobody has narrowed, and is written as nothing', () => {
  expect(read('')).toEqual(nothing)
  expect(write(nothing)).toBe('')
})

test('each field is read and written under its name, in the order of the declaration', () => {
  const address =
    'from=2027-05-12&nights=7&show=40&text=sea+view&slug=hip-knee&sort=price&board=breakfast&board=full-board&refundable=true&room=1&room=4'
  const values = read(address)
  expect(values).toEqual({
    from: '2027-05-12',
    nights: 7,
    show: 40,
    text: 'sea view',
    slug: 'hip-knee',
    sort: 'price',
    board: ['breakfast', 'full-board'],
    refundable: true,
    room: [1, 4],
  })
  expect(write(values)).toBe(address)
  expect(write(read(address.split('&').reverse().join('&')))).toBe(address.replace('room=1&room=4', 'room=4&room=1'))
})

test('what is as usual is written where it is asked for', () => {
  expect(write(nothing, ['room', 'sort'])).toBe('sort=best&room=2')
})

test.each([
  ['a name that is none of them', 'utm_source=mail&__proto__=1&constructor=2&From=2027-05-12'],
  ['a number below', 'nights=0&show=0'],
  ['a number above', 'nights=91&show=201'],
  ['what is no number', 'nights=1e1&show=-3'],
  ['a number that is too long', `nights=${'9'.repeat(400)}&show=0x10`],
  ['a number in other digits or with blanks', 'nights=٧&show=%205'],
  ['a value that is none of them', 'sort=cheapest&board=champagne&board=&refundable=yes'],
  ['what does not match', 'slug=Hip&sort='],
  ['empty ones', 'from=&nights=&text=&slug=&refundable='],
  ['blanks', 'text=%20%20%09%0A'],
])('%s is as if it were not there', (_, query) => {
  expect(read(query)).toEqual(nothing)
})

test('of a field that is there once the first one counts, however often it is repeated', () => {
  expect(read('nights=3&nights=5&from=2027-05-12&from=2027-06-01&text=one&text=two')).toMatchObject({
    nights: 3,
    from: '2027-05-12',
    text: 'one',
  })
})

test('of several values each counts once, in the order of the declaration; of items no more than the most', () => {
  expect(read('board=full-board&board=breakfast&board=full-board').board).toEqual(['breakfast', 'full-board'])
  expect(read('room=1&room=1&room=3&room=4').room).toEqual([1, 1, 3])
})

test('a text is cut where it is too long', () => {
  expect(read(`text=${'a'.repeat(5_000)}`).text).toBe('a'.repeat(10))
  expect(read(`slug=${'a'.repeat(5_000)}`).slug).toBe('a'.repeat(200))
})

test('a sign that the limit would cut in two is left out whole', () => {
  expect(read(`text=${encodeURIComponent('123456789😀')}`).text).toBe('123456789')
})

test.each(['2027-02-30', '2027-13-01', '12.05.2027', '2027-05-12T00:00', '+12027-05-12', '٢٠٢٧-٠٥-١٢'])(
  '%s is no day: it is not read, and it is refused',
  (from) => {
    const query = new URLSearchParams({ from }).toString()
    expect(read(query)).toEqual(nothing)
    expect(refused(query)).toEqual(['from'])
  },
)

test('an item that cannot be read is left out, and refused', () => {
  expect(read('room=1&room=many').room).toEqual([1])
  expect(refused('room=1&room=many')).toEqual(['room'])
  expect(refused('room=')).toEqual(['room'])
})

test('nothing is refused that can be read, is empty, or is looked at by nobody', () => {
  expect(refused('from=2027-05-12&room=1&nights=999&sort=none')).toEqual([])
  expect(refused('from=')).toEqual([])
  expect(search.refuse(new URLSearchParams('from=never&room=many'), ['room'])).toEqual([
    { path: 'room', reason: 'invalid' },
  ])
})

test('whatever is typed into an address, it is read without a fault, and what was read is written and read the same', () => {
  const name = fc.constantFrom('from', 'nights', 'show', 'text', 'slug', 'sort', 'board', 'refundable', 'room', 'x')
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('2027-05-12', '7', 'price', 'breakfast', 'true', '0', '-1', '<script>', '%00', '../..'),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
      const values = search.read(new URLSearchParams(pairs))
      const written = search.write(values)
      expect(search.read(written)).toEqual(values)
      expect(search.write(search.read(written)).toString()).toBe(written.toString())
      expect(search.refuse(written)).toEqual([])
    }),
  )
})
