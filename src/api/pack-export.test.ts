// The data pack of a provider, downloaded at its desk.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { packExportPath } from '#contract/catalogue.ts'
import { exportPack } from '#domain/pack/export-pack.ts'
import { readPack } from '#domain/pack/read-pack.ts'
import { readZip } from '#tests/support/read-zip.ts'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { otherOrigin } from '#tests/support/sample-session.ts'
import { writeStaff } from '#tests/support/sample-staff.ts'

let api: SampleApi

beforeAll(async () => {
  api = await openSampleApi()
})
afterAll(() => api.close())

test('an editor takes the whole pack along, as the command line writes it, and it is a sound one', async () => {
  const { headers } = await writeStaff(api, { roles: ['editor'] })
  const answer = await api.app.hono.request(otherOrigin + packExportPath, { headers })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[a-z-]+-\d{4}-\d\d-\d\d\.zip"$/)
  const folder = await mkdtemp(join(tmpdir(), 'epidaurus-export-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const zip = readZip(Buffer.from(await answer.arrayBuffer()))
  for await (const { path, bytes } of exportPack(api.database, api.other)) {
    expect([path, zip.get(path)?.equals(bytes)]).toEqual([path, true])
  }
  for (const [path, bytes] of zip) {
    await mkdir(dirname(join(folder, 'pack', path)), { recursive: true })
    await writeFile(join(folder, 'pack', path), bytes)
  }
  const { faults, pack } = await readPack(join(folder, 'pack'))
  expect(faults).toEqual([])
  expect(pack?.company.slug).toBe(api.other.company.slug)
})
