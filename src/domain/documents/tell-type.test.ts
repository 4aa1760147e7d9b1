// What is taken, by content: names and what senders say of a file are nowhere looked at.
import { expect, test } from 'vitest'
import { Fault } from '#kernel/fault.ts'
import { tellType } from './tell-type.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')
const dicom = Buffer.concat([Buffer.alloc(128), bytes('DICM'), Buffer.alloc(40)])
const zipOf = (name: string, content = '') => {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(20, 4)
  header.writeUInt32LE(content.length, 18)
  header.writeUInt32LE(content.length, 22)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, bytes(name), bytes(content)])
}

test.each([
  ['a PDF', bytes('%PDF-1.7\n'), 'application/pdf'],
  ['a PDF after an empty line', bytes('\r\n%PDF-1.7\n'), 'application/pdf'],
  ['a PDF after orders to a printer', bytes('\x1b%-12345X@PJL ENTER LANGUAGE = PDF\r\n%PDF-1.7\n'), 'application/pdf'],
  ['a PDF after 1,024 bytes', bytes(`${'x'.repeat(1_024)}%PDF-1.7\n`), 'application/pdf'],
  [
    'a DICOM without what others begin with',
    Buffer.from('080005000a00000049534f5f495220313030080016000e000000312e322e3834302e31303030382e', 'hex'),
    'application/dicom',
  ],
  ['a disc with a viewer in Java', zipOf('META-INF/MANIFEST.MF', 'Manifest-Version: 1.0'), 'application/zip'],
  ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'image/jpeg'],
  [
    'a PNG',
    Buffer.concat([bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'), Buffer.alloc(20), bytes('\0\0\0\0IDAT')]),
    'image/png',
  ],
  ['a WebP', bytes('RIFF\x10\0\0\0WEBPVP8 '), 'image/webp'],
  ['a HEIC', bytes('\0\0\0\x18ftypheic\0\0\0\0heicmif1'), 'image/heic'],
  ['a HEIF', bytes('\0\0\0\x18ftypmif1\0\0\0\0mif1heic'), 'image/heif'],
  ['a TIFF', bytes('II*\0\x08\0\0\0\0\0\0\0\0\0'), 'image/tiff'],
  ['a DICOM', dicom, 'application/dicom'],
  ['a zip of DICOMs', zipOf('IM000001', dicom.toString('latin1')), 'application/zip'],
  ['an ODT', zipOf('mimetype', 'application/vnd.oasis.opendocument.text'), 'application/vnd.oasis.opendocument.text'],
  [
    'a docx',
    Buffer.concat([
      zipOf(
        '[Content_Types].xml',
        '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
      zipOf('word/document.xml', 'x'),
    ]),
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
])('%s is taken as what it is', async (_, content, mediaType) => {
  expect(await tellType(content, true)).toBe(mediaType)
})

test.each([
  ['HTML', bytes('<!doctype html><script>alert(1)</script>')],
  ['HTML with a PDF behind it', bytes('<html><script>1</script>\n%PDF-1.7\n')],
  ['HTML after spaces', bytes(`${' '.repeat(5_000)}<html>`)],
  ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['XML', bytes('<?xml version="1.0"?><svg/>')],
  ['a script', bytes('#!/bin/sh\nrm -rf /\n')],
  ['a program of Windows', bytes('MZ\x90\0\x03\0\0\0')],
  ['a program of Linux', bytes('\x7fELF\x02\x01\x01')],
  ['an extension of a browser', zipOf('META-INF/mozilla.rsa', 'x')],
  ['a script with a PDF behind it', bytes('#!/bin/sh\nexit\n%PDF-1.7\n')],
  ['a PDF behind more than 1,024 bytes', bytes(`${'x'.repeat(1_025)}%PDF-1.7\n`)],
  ['plain text', bytes('hello')],
  ['a GIF', bytes('GIF89a\x01\0\x01\0')],
  ['a film', bytes('\0\0\0\x18ftypisom\0\0\0\0isommp42')],
  ['nothing that is known', Buffer.alloc(8_000, 7)],
])('%s is refused', async (_, content) => {
  const fault = await tellType(content, true).catch((error: unknown) => error)
  expect(fault).toBeInstanceOf(Fault)
  expect(fault).toMatchObject({ code: 'invalid-input', fields: [{ path: 'file', reason: 'type' }] })
})

test('while too little has come to tell, it is not refused yet; with enough, or all of it, it is', async () => {
  expect(await tellType(dicom.subarray(0, 100), false)).toBe('')
  await expect(tellType(dicom.subarray(0, 100), true)).rejects.toThrow('not taken')
  await expect(tellType(Buffer.alloc(4_100), false)).rejects.toThrow('not taken')
})
