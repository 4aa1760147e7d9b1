// The picture endpoint: sizes and formats of photographs, kept by browsers for good.
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSampleApi, readProblem, type SampleApi } from '#tests/support/sample-api.ts'
import { writePicture } from '#tests/support/sample-provider.ts'

let api: SampleApi

beforeAll(async () => {
  api = await openSampleApi()
  await writePicture(api.database, api.provider, 'hip-replacement', { width: 1600, height: 900 })
  await writePicture(api.database, api.provider, 'logo', { width: 500, height: 250 })
})

afterAll(() => api.close())

async function picture(path: string, accept: string) {
  const response = await api.get(`/api/pictures/${path}`, { accept })
  expect(response.status).toBe(200)
  const { format, compression, width, height } = await sharp(await response.arrayBuffer()).metadata()
  return { type: response.headers.get('content-type'), format, compression, width, height }
}

test('the best format that Accept names; JPEG for whoever names none', async () => {
  const chrome = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8'
  expect(await picture('hip-replacement/320', chrome)).toMatchObject({
    type: 'image/avif',
    format: 'heif',
    compression: 'av1',
  })
  const webp = await picture('hip-replacement/320', 'image/webp,*/*')
  expect(webp).toMatchObject({ type: 'image/webp', format: 'webp' })
  for (const accept of ['*/*', '']) {
    expect(await picture('hip-replacement/320', accept)).toMatchObject({ type: 'image/jpeg', format: 'jpeg' })
  }
})

test('each width keeps the proportions, and a small photograph is not blown up', async () => {
  expect(await picture('hip-replacement/320', '')).toMatchObject({ width: 320, height: 180 })
  expect(await picture('hip-replacement/640', '')).toMatchObject({ width: 640, height: 360 })
  expect(await picture('hip-replacement/1280', '')).toMatchObject({ width: 1280, height: 720 })
  expect(await picture('logo/1280', '')).toMatchObject({ width: 500, height: 250 })
})

test('may be kept for a year without asking again, one copy per Accept', async () => {
  const { headers } = await api.get('/api/pictures/logo/320?v=abc')
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('vary')).toBe('accept')
})

test('404, kept by nobody, for a width or a slug that there is not', async () => {
  for (const path of ['logo/321', 'logo/0320', 'logo/wide', 'logo/99999', 'unheard-of/320', '..%2Flogo/320']) {
    const response = await api.get(`/api/pictures/${path}`)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await readProblem(response)).toMatchObject({ code: 'not-found' })
  }
})

test('404 for another provider’s picture and on a host that no provider has', async () => {
  const foreign = await api.get('http://other.test/api/pictures/logo/320')
  expect(foreign.status).toBe(404)
  expect(await readProblem(foreign)).toMatchObject({ code: 'not-found' })
  const nobody = await api.get('http://nobody.test/api/pictures/logo/320')
  expect(await readProblem(nobody)).toMatchObject({ code: 'unknown-provider', status: 404 })
})
