// Names of files as they are shown, saved and sent in a header, however they came.
import { expect, test } from 'vitest'
import { contentDisposition, nameToSave, showableName } from './file-name.ts'

test.each([
  ['knee.pdf', 'knee.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\amal\\x-ray.jpg', 'x-ray.jpg'],
  ['/', 'file'],
  ['..', 'file'],
  ['', 'file'],
  ['   ', 'file'],
  ['a\r\nSet-Cookie: x=1.pdf', 'a Set-Cookie: x=1.pdf'],
  ['nul\0byte.pdf', 'nul byte.pdf'],
  ['photo\u202egpj.exe', 'photo gpj.exe'],
  ['تقرير الركبة.pdf', 'تقرير الركبة.pdf'],
  ['half \ud800 letter.pdf', 'half \ufffd letter.pdf'],
  ['"quoted".pdf', '"quoted".pdf'],
])('%j is shown as %j', (given, shown) => {
  expect(showableName(given)).toBe(shown)
})

test('a long name keeps its ending, and no letter is cut in two', () => {
  const shown = showableName(`${'🦴'.repeat(300)}.pdf`)
  expect(Array.from(shown)).toHaveLength(200)
  expect(shown.endsWith('🦴.pdf')).toBe(true)
})

test.each([
  ['knee.pdf', 'application/pdf', 'knee.pdf'],
  ['KNEE.PDF', 'application/pdf', 'KNEE.PDF'],
  ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
  ['report.pdf', 'application/zip', 'report.pdf.zip'],
  ['run.exe', 'application/pdf', 'run.exe.pdf'],
  ['page.html', 'image/png', 'page.html.png'],
  ['no ending', 'application/dicom', 'no ending.dcm'],
  ['what', '', 'what.bin'],
])('%j of %s is saved as %j: the ending is that of its content', (name, mediaType, saved) => {
  expect(nameToSave(name, mediaType)).toBe(saved)
})

test('a header holds the name in ASCII, and whole beside it (RFC 6266); nothing in it ends the header or the quotes', () => {
  expect(contentDisposition('attachment', 'knee.pdf')).toBe(
    `attachment; filename="knee.pdf"; filename*=UTF-8''knee.pdf`,
  )
  expect(contentDisposition('inline', `a"b\\c%d 'x' (1)*é.png`)).toBe(
    `inline; filename="a_b_c_d 'x' (1)*_.png"; filename*=UTF-8''a%22b%5Cc%25d%20%27x%27%20%281%29%2A%C3%A9.png`,
  )
  const arabic = contentDisposition('attachment', showableName('تقرير\r\nX: y.pdf'))
  expect(arabic).toMatch(/^[\x20-\x7e]+$/)
  expect(decodeURIComponent(arabic.split("UTF-8''")[1] ?? '')).toBe('تقرير X: y.pdf')
})
