// A PDF of one page in one colour: the least that a reader of PDF draws.

type Page = {
  /** In points. */
  width: number
  height: number
  /** Red, green and blue from 0 to 1: `1 0 0`. */
  colour: string
  /** What else is drawn, in the language of PDF. */
  more?: string
}

export function samplePageOfPdf({ width, height, colour, more = '' }: Page): Uint8Array<ArrayBuffer> {
  const drawing = `${colour} rg 0 0 ${width} ${height} re f ${more}`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents 4 0 R>>`,
    `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`,
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = text.length
    text += `${at + 1} 0 obj${object}endobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const end = text.length
  text += `xref\n0 5\n0000000000 65535 f \n${places.join('')}trailer<</Size 5/Root 1 0 R>>startxref\n${end}\n%%EOF`
  return new TextEncoder().encode(text)
}
