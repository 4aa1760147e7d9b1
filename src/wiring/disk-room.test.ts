// A full disk is named: by /readyz, and in the log once as it fills and with whatever fails for want of room.
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { Fault } from '#kernel/fault.ts'
import { createLog } from '#kernel/log.ts'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { openSampleHttp } from '#tests/support/sample-http.ts'
import { watchDiskRoom } from './disk-room.ts'

let api: SampleApi
beforeAll(async () => {
  api = await openSampleApi()
})
afterAll(() => api.close())

function openDisk() {
  const lines: string[] = []
  let leftMb = 500
  const disk = watchDiskRoom(
    { DATA_DIR: '/data', DISK_FLOOR_MB: 64 },
    createLog('info', (line) => lines.push(line)),
    async () => ({ bavail: leftMb * 256, bsize: 4096 }),
  )
  onTestFinished(disk.close)
  return { disk, lines, fill: (left: number) => (leftMb = left) }
}

test('503 with how much is left once less than the floor is, and the log says it once; ready again with room', async () => {
  const { disk, lines, fill } = openDisk()
  const { ask } = openSampleHttp(api, { services: { disk } })
  expect((await ask('/readyz')).status).toBe(200)
  fill(63)
  for (let times = 0; times < 3; times += 1) {
    const answer = await ask('/readyz')
    expect([answer.status, await answer.text()]).toEqual([503, 'the disk is full: 63 MB left where DATA_DIR lies'])
  }
  expect(lines.filter((line) => line.includes('"disk full"'))).toHaveLength(1)
  fill(65)
  expect((await ask('/readyz')).status).toBe(200)
  expect(lines.at(-1)).toContain('disk has room again')
})

test('a folder that cannot be looked at says nothing of its room', async () => {
  const away = async () => Promise.reject(new Error('ENOENT'))
  const disk = watchDiskRoom(
    { DATA_DIR: '/nowhere', DISK_FLOOR_MB: 64 },
    createLog('info', () => {}),
    away,
  )
  onTestFinished(disk.close)
  expect(await disk.leftWhenShort()).toBeUndefined()
})

test.each([
  ['ENOSPC', Object.assign(new Error('write'), { code: 'ENOSPC' })],
  ['53100', new Fault('unavailable', 'Away.', { cause: Object.assign(new Error('extend'), { code: '53100' }) })],
])('%s stands in the log beside the request that failed', async (code, error) => {
  const { ask } = openSampleHttp(api, { handlePage: () => Promise.reject(error) })
  await ask('/')
  expect(api.logLines.filter((line) => line.includes('request failed')).at(-1)).toContain(`"disk":"${code}"`)
})
