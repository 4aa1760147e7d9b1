// Guards that a mail that waits too long is told once, and once more when it is over, and stands in the numbers.
import { expect, test } from 'vitest'
import type { Waiting } from '#db/jobs.ts'
import { createLog } from '#kernel/log.ts'
import { watchMails } from './watch-mails.ts'

function watched() {
  const now = new Map<string, Waiting>()
  const lines: string[] = []
  const jobs = { waiting: async (queue: string) => now.get(queue) ?? { count: 0, oldestS: 0 } }
  const log = createLog('info', (line) => {
    const { level, event, kind, oldestSeconds, count } = JSON.parse(line)
    lines.push([level, event, kind, oldestSeconds, count].filter((one) => one !== undefined).join(' '))
  })
  return { now, lines, watch: watchMails(jobs, log) }
}

test('a code that waits for more than a minute is told once, not at each look, and the end of it too', async () => {
  const { now, lines, watch } = watched()
  now.set('mail-urgent', { count: 2, oldestS: 59 })
  await watch.look()
  expect(lines).toEqual([])
  now.set('mail-urgent', { count: 3, oldestS: 61.2 })
  for (let look = 0; look < 3; look++) await watch.look()
  expect(lines).toEqual(['warn mails wait too long code 61 3'])
  expect(watch.waits).toEqual({ code: 61, other: 0 })
  now.delete('mail-urgent')
  for (let look = 0; look < 2; look++) await watch.look()
  expect(lines.slice(1)).toEqual(['info mails leave in time again code'])
  expect(watch.waits).toEqual({ code: 0, other: 0 })
})

test('other mails may wait for five minutes', async () => {
  const { now, lines, watch } = watched()
  now.set('mail', { count: 600, oldestS: 299 })
  await watch.look()
  expect(lines).toEqual([])
  now.set('mail', { count: 600, oldestS: 301 })
  await watch.look()
  expect(lines).toEqual(['warn mails wait too long other 301 600'])
})
