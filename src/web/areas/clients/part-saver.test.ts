// Guards that a part is saved when it is left, that nothing typed is lost on the way, and that a change can be taken back.
import { beforeEach, expect, test } from 'vitest'
import type { Values } from './details.ts'
import { PartSaver, type Saving, type Sent } from './part-saver.ts'

let shown: Values
let told: Saving[]
let kept: (Values | undefined)[]
let asked: { values: Values; saved: Values }[]
/** Answers come in the order they are asked for; one may be waited for. */
let answers: (Sent | Promise<Sent>)[]

beforeEach(() => {
  shown = { phone: '050 1', phoneCountry: 'AE' }
  told = []
  kept = []
  asked = []
  answers = []
})

const saved = (values: Values, before: Values = { phone: '050 1', phoneCountry: 'AE' }): Sent => ({
  state: 'saved',
  values,
  before,
  changes: [{ name: 'phone', from: '', to: values.phone ?? '' }],
})

function open(draft?: Values): PartSaver {
  const saver = new PartSaver(
    { ...shown },
    {
      read: () => ({ ...shown }),
      write: (values) => Object.assign(shown, values),
      send: async (values, before) => {
        asked.push({ values, saved: before })
        return answers.shift() ?? { state: 'failed', isUnreachable: true }
      },
      keep: (values) => kept.push(values),
      tell: (saving) => told.push(saving),
    },
  )
  saver.open(draft)
  return saver
}

const type = (saver: PartSaver, values: Values) => {
  Object.assign(shown, values)
  saver.touch()
}

test('what was typed is saved when the part is left, once, and then kept in the browser no longer', async () => {
  const saver = open()
  type(saver, { phone: '050 2' })
  expect(kept.at(-1)).toEqual({ phone: '050 2', phoneCountry: 'AE' })
  answers = [saved({ phone: '050 2', phoneCountry: 'AE' })]
  await saver.leave()
  await saver.leave()
  expect(asked).toEqual([
    { values: { phone: '050 2', phoneCountry: 'AE' }, saved: { phone: '050 1', phoneCountry: 'AE' } },
  ])
  expect(kept.at(-1)).toBeUndefined()
  expect(told.map(({ state }) => state)).toEqual(['typed', 'saving', 'saved'])
})

test('leaving a part as it was asks for nothing, also with a space more at its end', async () => {
  const saver = open()
  await saver.leave()
  type(saver, { phone: '050 1 ' })
  await saver.leave()
  expect(asked).toEqual([])
  expect(told.at(-1)).toEqual({ state: 'still' })
})

test('on failure what was typed stays on the screen and in the browser, and the next try sends it', async () => {
  const saver = open()
  type(saver, { phone: '050 2' })
  answers = [{ state: 'failed', isUnreachable: true }, saved({ phone: '050 2', phoneCountry: 'AE' })]
  await saver.leave()
  expect(shown.phone).toBe('050 2')
  expect(kept.at(-1)).toMatchObject({ phone: '050 2' })
  expect(told.at(-1)).toEqual({ state: 'failed', isUnreachable: true })
  await saver.leave()
  expect(told.at(-1)).toMatchObject({ state: 'saved' })
  expect(kept.at(-1)).toBeUndefined()
})

test('what the server refused is not sent again until it is another', async () => {
  const saver = open()
  type(saver, { phone: '1' })
  answers = [{ state: 'refused', fields: { phone: 'invalid' } }, saved({ phone: '050 3', phoneCountry: 'AE' })]
  await saver.leave()
  await saver.leave()
  expect(asked).toHaveLength(1)
  expect(told.at(-1)).toEqual({ state: 'refused', fields: { phone: 'invalid' } })
  type(saver, { phone: '050 3' })
  await saver.leave()
  expect(told.at(-1)).toMatchObject({ state: 'saved' })
})

test('typed on while it is being saved: the answer takes nothing away, and the rest is saved when it is left', async () => {
  const saver = open()
  type(saver, { phone: '050 2' })
  const wait = Promise.withResolvers<Sent>()
  answers = [wait.promise, saved({ phone: '050 22', phoneCountry: 'AE' })]
  const left = saver.leave()
  type(saver, { phone: '050 22' })
  wait.resolve(saved({ phone: '050 2', phoneCountry: 'AE' }))
  await left
  expect(shown.phone).toBe('050 22')
  expect(told.at(-1)).toEqual({ state: 'typed' })
  expect(kept.at(-1)).toMatchObject({ phone: '050 22' })
  await saver.leave()
  expect(asked[1]).toEqual({
    values: { phone: '050 22', phoneCountry: 'AE' },
    saved: { phone: '050 2', phoneCountry: 'AE' },
  })
})

test('left once more while it is being saved: what was typed meanwhile follows by itself, never two at once', async () => {
  const saver = open()
  type(saver, { phone: '050 2' })
  const wait = Promise.withResolvers<Sent>()
  answers = [wait.promise, saved({ phone: '050 22', phoneCountry: 'AE' })]
  const left = saver.leave()
  type(saver, { phone: '050 22' })
  await saver.leave()
  expect(asked).toHaveLength(1)
  wait.resolve(saved({ phone: '050 2', phoneCountry: 'AE' }))
  await left
  expect(asked.map(({ values }) => values.phone)).toEqual(['050 2', '050 22'])
  expect(told.at(-1)).toMatchObject({ state: 'saved' })
})

test('what the server made of it is shown', async () => {
  const saver = open()
  type(saver, { phone: ' 0502 ' })
  answers = [saved({ phone: '050 2', phoneCountry: 'AE' })]
  await saver.leave()
  expect(shown.phone).toBe('050 2')
})

test('undo puts back what was there before, and saves it', async () => {
  const saver = open()
  type(saver, { phone: '050 2' })
  answers = [saved({ phone: '050 2', phoneCountry: 'AE' }), saved({ phone: '050 1', phoneCountry: 'AE' })]
  await saver.leave()
  await saver.undo()
  expect(shown.phone).toBe('050 1')
  expect(asked[1]?.values.phone).toBe('050 1')
})

test('undo does nothing while something else is typed', async () => {
  const saver = open()
  type(saver, { phone: '050 2' })
  answers = [saved({ phone: '050 2', phoneCountry: 'AE' })]
  await saver.leave()
  type(saver, { phone: '050 9' })
  await saver.undo()
  expect(shown.phone).toBe('050 9')
  expect(asked).toHaveLength(1)
})

test('after a reload what had not arrived is back, and says so', () => {
  open({ phone: '050 7', phoneCountry: 'AE' })
  expect(shown.phone).toBe('050 7')
  expect(told).toEqual([{ state: 'typed', isKept: true }])
  expect(kept.at(-1)).toMatchObject({ phone: '050 7' })
})

test('a draft that has arrived after all is forgotten', () => {
  open({ phone: '050 1', phoneCountry: 'AE' })
  expect(told).toEqual([])
  expect(kept).toEqual([undefined])
})

test('what another tab saved is shown, but never over what is being typed here', () => {
  const saver = open()
  saver.rebase({ phone: '050 5', phoneCountry: 'AE' })
  expect(shown.phone).toBe('050 5')
  // The browser shows it by itself where nobody has typed.
  shown.phone = '050 55'
  saver.rebase({ phone: '050 55', phoneCountry: 'AE' })
  saver.touch()
  expect(told.at(-1)).toEqual({ state: 'still' })
  type(saver, { phone: '050 6' })
  saver.rebase({ phone: '050 8', phoneCountry: 'AE' })
  expect(shown.phone).toBe('050 6')
})
