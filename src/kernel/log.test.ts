// Checks that an event is one readable line, and that logging never breaks what it tells of.
import { expect, test } from 'vitest'
import { createLog, logLevels, silentLog } from './log.ts'

test('an event is one line of JSON, whatever stands in its details', () => {
  const lines: string[] = []
  createLog('info', (line) => lines.push(line)).warn('import\nended', { name: 'a\r\nb "c"', rows: 3, done: true })
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toMatch(/[\r\n]/)
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    level: 'warn',
    event: 'import\nended',
    name: 'a\r\nb "c"',
    rows: 3,
    done: true,
  })
})

test.for(logLevels.map((level, at) => [level, logLevels.slice(at)] as const))(
  'from level %s on, only it and graver ones are written',
  ([level, written]) => {
    const levels: string[] = []
    const log = createLog(level, (line) => levels.push((JSON.parse(line) as { level: string }).level))
    for (const each of logLevels) log[each]('event')
    expect(levels).toEqual(written)
  },
)

test('details cannot pass themselves off as the time, the level or the event', () => {
  const lines: string[] = []
  createLog('info', (line) => lines.push(line)).info('real', { event: 'forged', level: 'error', time: 'never' })
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'real', level: 'info', time: expect.stringMatching(/Z$/) })
})

test('a details value that JSON cannot hold does not throw', () => {
  const lines: string[] = []
  const odd = { big: 1n } as unknown as Record<string, number>
  const log = createLog('info', (line) => lines.push(line))
  expect(() => log.info('odd', odd)).not.toThrow()
  log.info('even')
  expect(lines).toEqual([expect.stringContaining('even')])
})

test('a place that takes no lines any more does not throw', () => {
  const log = createLog('info', () => {
    throw new Error('EPIPE')
  })
  expect(() => log.error('lost')).not.toThrow()
})

test('the silent log writes nothing, not even errors', () => {
  expect(() => silentLog.error('unheard')).not.toThrow()
})

test('a line that names a request has the reference that its visitor was shown', () => {
  const lines: string[] = []
  const log = createLog('info', (line) => lines.push(line))
  log.error('page failed', { requestId: '3f2a91c7-0b1d-4e55-8a11-77aa0c9d1234' })
  log.info('started')
  expect(lines.map((line) => (JSON.parse(line) as { reference?: string }).reference)).toEqual(['3F2A-91C7', undefined])
})
