// DICOM files of older devices: told by the elements that every image has, and by nothing less.
import { expect, test } from 'vitest'
import { isBareDicom } from './is-bare-dicom.ts'

type Element = [group: number, element: number, form: string, content: string]

const named = ([group, element, form, content]: Element): Buffer => {
  const head = Buffer.alloc(8)
  head.writeUInt16LE(group, 0)
  head.writeUInt16LE(element, 2)
  head.write(form, 4)
  head.writeUInt16LE(content.length, 6)
  return Buffer.concat([head, Buffer.from(content)])
}

const unnamed = ([group, element, , content]: Element): Buffer => {
  const head = Buffer.alloc(8)
  head.writeUInt16LE(group, 0)
  head.writeUInt16LE(element, 2)
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, Buffer.from(content)])
}

const image: Element[] = [
  [0x0008, 0x0005, 'CS', 'ISO_IR 100'],
  [0x0008, 0x0008, 'CS', 'ORIGINAL\\PRIMARY\\AXIAL '],
  [0x0008, 0x0016, 'UI', '1.2.840.10008.5.1.4.1.1.2\0'],
  [0x0008, 0x0018, 'UI', '1.2.3.4\0'],
]
const fileOf = (elements: Element[], write = named) => Buffer.concat(elements.map(write))
const [set, type, kind, own] = image as [Element, Element, Element, Element]

test.each([
  ['with its forms named', fileOf(image)],
  ['without them', fileOf(image, unnamed)],
  ['with the header of a file before it', fileOf([[0x0002, 0x0010, 'UI', '1.2.840.10008.1.2\0'], ...image])],
])('an image is told: %s', (_, content) => {
  expect(isBareDicom(content)).toBe(true)
})

test.each([
  ['a kind that is none of the standard', fileOf([set, type, [0x0008, 0x0016, 'UI', '9.9.840.10008.5.1\0'], own])],
  ['elements out of order', fileOf([type, set, kind, own])],
  ['no kind at all', fileOf([set, type, own])],
  ['one that breaks off before it', fileOf(image).subarray(0, 30)],
  ['a length beyond the end', fileOf([[0x0008, 0x0005, 'CS', 'x'.repeat(60_000)]]).subarray(0, 100)],
  ['text', Buffer.from('<script>alert(1)</script>'.repeat(20))],
  ['nothing', Buffer.alloc(0)],
  ['zeroes', Buffer.alloc(5_000)],
])('it is none: %s', (_, content) => {
  expect(isBareDicom(content)).toBe(false)
})
