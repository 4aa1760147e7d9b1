// Guards what is said of a file before it is sent, and that the screen's lists are those of the contract.
import { expect, test } from 'vitest'
import { documentKind } from '#contract/documents.ts'
import { languages } from '#kernel/language.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { documentKinds, isKnownKind } from '#web/signed-in/document-kinds.ts'
import { sayBytes } from '#web/signed-in/say-bytes.ts'
import { guessKind, largestFileBytes, whyRefused } from './file-rules.ts'

const file = (name: string, type = '', size = 1000) => ({ name, type, size })

test('kinds are those of the contract', () => {
  expect([...documentKinds].sort()).toEqual([...documentKind.options].sort())
  expect(isKnownKind('something-new')).toBe(false)
})

test('200 MB are taken, and a byte more is not', () => {
  expect(whyRefused(file('scan.zip', '', largestFileBytes))).toBeUndefined()
  expect(whyRefused(file('scan.zip', '', largestFileBytes + 1))).toBe('tooLarge')
  expect(whyRefused(file('scan.zip', '', 0))).toBe('empty')
})

test.each([
  ['page.html', ''],
  ['report.pdf', 'text/html'],
  ['drawing.SVG', ''],
  ['drawing', 'image/svg+xml'],
  ['walk.mp4', 'video/mp4'],
  ['voice', 'audio/mpeg'],
  ['setup.exe', 'application/x-msdownload'],
])('%s (%s) is clearly of the wrong type', (name, type) => {
  expect(whyRefused(file(name, type))).toBe('type')
})

test.each([
  ['IM000001', ''],
  ['slice.dcm', 'application/dicom'],
  ['photo.HEIC', 'image/heic'],
  ['study.zip', 'application/x-zip-compressed'],
  ['findings.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['letter.pdf', 'application/pdf'],
])('%s (%s) is left to the server to look into', (name, type) => {
  expect(whyRefused(file(name, type))).toBeUndefined()
})

test.each([
  ['Passport_Amal.jpg', 'image/jpeg', 'passport'],
  ['جواز السفر.pdf', 'application/pdf', 'passport'],
  ['knee x-ray 2026.png', 'image/png', 'x-ray'],
  ['MRI_knee.zip', 'application/zip', 'scan'],
  ['IMG_0001.dcm', '', 'scan'],
  ['archive.zip', 'application/zip', 'scan'],
  ['blood-test.pdf', 'application/pdf', 'lab-result'],
  ['Prescription.pdf', 'application/pdf', 'prescription'],
  ['discharge summary.pdf', 'application/pdf', 'discharge'],
  ['تقرير طبي.pdf', 'application/pdf', 'report'],
  ['IMG_4711.jpg', 'image/jpeg', 'photograph'],
  ['picture.pdf', 'application/pdf', 'other'],
] as const)('%s is probably a %s', (name, type, kind) => {
  expect(guessKind({ name, type })).toBe(kind)
})

test('sizes are said as file managers count them, with Western digits', () => {
  const t = translatorOf('en')
  expect([0, 1, 1_400, 99_999, 100_000, 3_440_000, 9_990_000, 200_000_000].map((bytes) => sayBytes(bytes, t))).toEqual([
    '0 KB',
    '1 KB',
    '1 KB',
    '100 KB',
    '0.1 MB',
    '3.4 MB',
    '10.0 MB',
    '200 MB',
  ])
  for (const language of languages) expect(sayBytes(3_400_000, translatorOf(language))).toContain('3.4')
})
