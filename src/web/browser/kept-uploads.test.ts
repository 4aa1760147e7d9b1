// @vitest-environment happy-dom
// Guards what is remembered of uploads: for its own person alone, and nothing that says what is in a file.
import { beforeEach, expect, test } from 'vitest'
import { forgetUpload, forgetUploads, keepUpload, readUploads, uploadsName } from './kept-uploads.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const upload = (id: number) => ({ path: `/api/client/document/upload/${id}`, mark: `mark-${id}` })

test('what is kept is read again by its own person, and by nobody else', () => {
  keepUpload('amal', upload(1))
  keepUpload('amal', upload(2))
  keepUpload('amal', upload(1))
  expect(readUploads('amal')).toEqual([upload(2), upload(1)])
  expect(readUploads('basim')).toEqual([])
})

test('the next person to send something leaves nothing of the one before', () => {
  keepUpload('amal', upload(1))
  keepUpload('basim', upload(2))
  expect(localStorage.getItem(uploadsName)).not.toContain('amal')
})

test('addresses and marks are all there is', () => {
  keepUpload('amal', upload(1))
  expect(JSON.parse(localStorage.getItem(uploadsName) ?? '')).toEqual({ user: 'amal', uploads: [upload(1)] })
})

test('one is forgotten by itself, and the last one leaves nothing behind', () => {
  keepUpload('amal', upload(1))
  keepUpload('amal', upload(2))
  forgetUpload('amal', upload(1).path)
  expect(readUploads('amal')).toEqual([upload(2)])
  forgetUpload('amal', upload(2).path)
  expect(localStorage.getItem(uploadsName)).toBeNull()
})

test('all are forgotten with the session', () => {
  keepUpload('amal', upload(1))
  forgetUploads()
  expect(localStorage.length).toBe(0)
})

test('no more than fifty are kept', () => {
  for (let id = 0; id < 60; id += 1) keepUpload('amal', upload(id))
  expect(readUploads('amal').length).toBe(50)
  expect(readUploads('amal').at(-1)).toEqual(upload(59))
})

test.each([
  'nonsense',
  'null',
  '{"user":"amal","uploads":[{"path":"https://elsewhere.example/","mark":"m"}]}',
  '{"user":"amal","uploads":[{"path":"//elsewhere.example/api/client/","mark":"m"},{"path":"/api/client/root"}]}',
  '{"user":"amal","uploads":"all"}',
])('what anything else wrote there is not gone by: %s', (kept) => {
  localStorage.setItem(uploadsName, kept)
  expect(readUploads('amal')).toEqual([])
})
