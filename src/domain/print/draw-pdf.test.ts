// PDFs of documents: the same bytes for the same words, Arabic in the order it is seen in, and pages as many as it takes.
import { expect, test } from 'vitest'
import { drawPdf } from './draw-pdf.ts'
import type { PrintedDocument } from './printed-document.ts'
import { baseOf, visualRuns } from './visual-runs.ts'

const document = (changes: Partial<PrintedDocument> = {}): PrintedDocument => ({
  name: 'THY-2026-000001',
  language: 'en',
  title: 'Invoice',
  date: 'Issued on 21 November 2026',
  notice: '',
  parties: [{ label: 'From', lines: ['Thymele'] }],
  tables: [{ title: 'Items', note: '', rows: [{ label: 'Hip', about: '', amount: '€1.00' }], sums: [] }],
  sums: [{ label: 'Total', text: '€1.00' }],
  notes: [],
  ...changes,
})

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length

test('the same words are the same bytes, other words are not, and no moment is in them', async () => {
  const [one, same, other] = [
    await drawPdf(document()),
    await drawPdf(document()),
    await drawPdf(document({ title: 'Receipt' })),
  ]
  expect(one.equals(same)).toBe(true)
  expect(one.equals(other)).toBe(false)
  expect(one.toString('latin1')).not.toMatch(/D:20\d\d/)
})

test('the site’s own fonts are embedded, Arabic ones where there is Arabic', async () => {
  expect((await drawPdf(document())).toString('latin1')).not.toContain('EpidaurusArabic')
  const arabic = (await drawPdf(document({ language: 'ar', title: 'فاتورة' }))).toString('latin1')
  expect(arabic).toContain('EpidaurusArabic')
  expect(arabic).toContain('EpidaurusSans')
  expect(arabic).toContain('/Lang (ar)')
})

test('what does not fit goes on on the next page, and a word longer than a line is cut', async () => {
  expect(pagesOf(await drawPdf(document()))).toBe(1)
  const rows = Array.from({ length: 90 }, (_, at) => ({
    label: `Line ${at} ${'x'.repeat(200)}`,
    about: 'more',
    amount: '€1.00',
  }))
  const long = await drawPdf(document({ tables: [{ title: 'Items', note: '', rows, sums: [] }] }))
  expect(pagesOf(long)).toBeGreaterThan(3)
})

test('Latin, amounts and brackets stand where they are seen in an Arabic line', () => {
  const seen = (line: string) =>
    visualRuns(line, baseOf(line, 'rtl')).map(({ text, isArabic }) =>
      isArabic ? text.split('').reverse().join('') : text,
    )
  expect(seen('رقم 12 (ب)')).toEqual(['(', 'ب', ') 12 ', 'مقر'])
  expect(seen('\u2068O-7K3M\u2069 طلب')).toEqual(['بلط', ' O-7K3M'])
  expect(seen('−AED 5,000.00')).toEqual(['−AED 5,000.00'])
  expect(seen('+971 4 000 0000')).toEqual(['+971 4 000 0000'])
})
