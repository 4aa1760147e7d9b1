// Tells DICOM files of older devices, which lack the 128 bytes and the word that others begin with (PS3.10, section 7).

/** What every image of DICOM says first: its group 0008, of which element 0016 names the kind by an identifier of the standard. */
const kindGroup = 0x0008
const kindElement = 0x0016
const standardRoot = '1.2.840.10008.'

/** Their length takes four bytes, behind two that are empty (PS3.5, section 7.1.2). */
const longForms = new Set(['OB', 'OD', 'OF', 'OL', 'OV', 'OW', 'SQ', 'SV', 'UC', 'UN', 'UR', 'UT', 'UV'])

/** Reads element by element, little-endian: anything out of order, and it is none. */
export function isBareDicom(first: Uint8Array): boolean {
  const bytes = new DataView(first.buffer, first.byteOffset, first.byteLength)
  const text = (from: number, to: number) => Buffer.from(first.subarray(from, to)).toString('latin1')
  let before = -1
  for (let at = 0; at + 12 <= first.length; ) {
    const [group, element] = [bytes.getUint16(at, true), bytes.getUint16(at + 2, true)]
    const tag = group * 0x1_0000 + element
    if ((group !== 0x0002 && group !== kindGroup) || tag <= before) return false
    before = tag
    const form = text(at + 4, at + 6)
    const isNamed = /^[A-Z]{2}$/.test(form)
    const isLong = isNamed && longForms.has(form)
    const length = isNamed && !isLong ? bytes.getUint16(at + 6, true) : bytes.getUint32(at + (isLong ? 8 : 4), true)
    const content = at + (isLong ? 12 : 8)
    if (group === kindGroup && element === kindElement) {
      return text(content, content + Math.min(length, standardRoot.length)) === standardRoot
    }
    at = content + length
  }
  return false
}
