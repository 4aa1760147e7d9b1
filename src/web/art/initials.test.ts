// Guards the reading of names: titles are passed over, in English, Turkish and Arabic.
import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Dr. Ayşe Yılmaz', 'AY'],
  ['Prof. Dr. Mehmet Demir', 'MD'],
  ['Op.Dr. Ömer Çelik', 'ÖÇ'],
  ['Assoc. Prof. Maria del Carmen Ruiz', 'MR'],
  ['Dr John W. Smith, MD, FRCS', 'JS'],
  ['Elena', 'E'],
  ['Anne-Marie Dupont', 'AD'],
  ['د. هالة السيد', 'هس'],
  ['أ.د. محمد بن علي', 'مع'],
  ['الدكتورة ليلى العتيبي', 'لع'],
  ['', ''],
  ['Dr.', ''],
])('%s gives "%s"', (name, initials) => {
  expect(initialsOf(name).join('')).toBe(initials)
})
