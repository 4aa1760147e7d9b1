// The bank's file of the day, read strictly: rates to the dirham by its peg, and no rates at all from anything else.
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Fault } from '#kernel/fault.ts'
import { type LoopbackServer, openLoopbackServer, reply } from '#tests/support/loopback-server.ts'
import { createDailyRates, readDailyRates } from './daily-rates.ts'

const now = new Date('2026-11-21T12:00:00Z')
const file = readFileSync(new URL('./daily-rates.test-file.xml', import.meta.url), 'utf8')
const read = (text: string) => readDailyRates(text, now)

test('the file gives thirty currencies and the dirham, of its day and with its name', () => {
  const rates = read(file)
  expect(rates.size).toBe(31)
  expect(rates.get('JPY')).toMatchObject({ date: '2026-11-20', source: 'European Central Bank' })
})

test('each stands to the euro as the file says, and the euro to the dollar', () => {
  const rates = read(file)
  const perEuro = (currency: string) => (rates.get(currency)?.perDirham ?? 0) / (rates.get('EUR')?.perDirham ?? 0)
  expect(perEuro('USD')).toBeCloseTo(1.1684, 10)
  expect(perEuro('JPY')).toBeCloseTo(186.75, 10)
  expect(perEuro('ZAR')).toBeCloseTo(19.3849, 10)
})

test('the dirham is at its peg, whatever the dollar does', () => {
  const rates = read(file.replace("rate='1.1684'", "rate='0.9'"))
  expect([rates.get('AED')?.perDirham, rates.get('USD')?.perDirham]).toEqual([1, 1 / 3.6725])
  expect(rates.get('EUR')?.perDirham).toBeCloseTo(1 / (0.9 * 3.6725), 12)
})

test('a currency that is new to us is passed over', () => {
  expect(read(file.replace("currency='ZAR'", "currency='ZZZ'")).size).toBe(30)
})

test.each([
  ['nothing', () => ''],
  ['a page of HTML', () => '<!doctype html><title>Maintenance</title>'],
  ['a file that breaks off', (text: string) => text.slice(0, 1500)],
  ['a file of someone else', (text: string) => text.replace('European Central Bank', 'Another Bank')],
  ['no dollar', (text: string) => text.replace(/.*'USD'.*\n/, '')],
  ['a rate of zero', (text: string) => text.replace("rate='186.75'", "rate='0.00'")],
  ['a rate below zero', (text: string) => text.replace("rate='186.75'", "rate='-186.75'")],
  ['a rate that is no number', (text: string) => text.replace("rate='186.75'", "rate='N/A'")],
  ['a comma for a point', (text: string) => text.replace("rate='186.75'", "rate='186,75'")],
  ['a currency twice', (text: string) => text.replace("currency='JPY'", "currency='USD'")],
  ['a line of another kind', (text: string) => text.replace(/.*'JPY'.*\n/, '<script src="x"/>\n')],
  ['no day', (text: string) => text.replace('2026-11-20', '')],
  ['a day that does not exist', (text: string) => text.replace('2026-11-20', '2026-02-30')],
  ['a day to come', (text: string) => text.replace('2026-11-20', '2026-11-23')],
  [
    'two days',
    (text: string) => text.replace('\t</Cube>\n</gesmes', '<Cube time="2026-11-19"></Cube>\t</Cube>\n</gesmes'),
  ],
  ['far too much', (text: string) => text.replace('<Cube>', `<!--${'x'.repeat(20_000)}--><Cube>`)],
])('no rates from %s', (_, change) => {
  expect(change(file)).not.toBe(file)
  expect(() => read(change(file))).toThrow(Fault)
})

let server: LoopbackServer

beforeEach(async () => {
  server = await openLoopbackServer()
})

afterEach(() => server.close())

/** What a failed fetch says of itself. */
const failure = () =>
  createDailyRates(() => now, server.address)().then(
    () => 'fetched',
    (error: unknown) => (error instanceof Fault ? error.message : 'unexpected'),
  )

test('fetched with one plain GET', async () => {
  server.answer(reply(200, file))
  const rates = await createDailyRates(() => now, `${server.address}/daily.xml`)()
  expect(rates.size).toBe(31)
  expect(server.asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /daily.xml'])
})

test.each([
  [404, '', {}, 'The European Central Bank answers 404.'],
  [503, file, {}, 'The European Central Bank answers 503.'],
  [302, '', { location: '/elsewhere' }, 'The European Central Bank does not answer.'],
  [200, 'moved', {}, 'The answer of the European Central Bank is not the file it publishes.'],
])('%i is no answer: %j', async (status, body, headers, message) => {
  server.answer(reply(status, body, headers))
  expect(await failure()).toBe(message)
})

test('what is far too long is not read to its end', async () => {
  const isOver = Promise.withResolvers<boolean>()
  server.answer((response) => {
    response.on('close', () => isOver.resolve(!response.writableEnded))
    // More follows for as long as someone listens.
    response.writeHead(200).write('x'.repeat(20_001))
  })
  expect(await failure()).toBe('The answer of the European Central Bank is not the file it publishes.')
  expect(await isOver.promise).toBe(true)
})

test('a file that breaks off underway is no answer', async () => {
  server.answer((response) => {
    response.writeHead(200, { 'content-length': '2000' })
    response.write(file.slice(0, 500), () => response.destroy())
  })
  expect(await failure()).toBe('The answer of the European Central Bank breaks off.')
})

test('a line that is cut is no answer', async () => {
  server.answer((response) => response.destroy())
  expect(await failure()).toBe('The European Central Bank does not answer.')
})
