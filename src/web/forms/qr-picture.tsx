// A text as a QR code: one path, black on white in either scheme, with the quiet zone that cameras need.
import { useEffect, useState } from 'react'

/** In modules; the standard asks for four. */
const quietZone = 4

type QrPictureProps = { text: string; label: string }

export function QrPicture({ text, label }: QrPictureProps) {
  const [drawing, setDrawing] = useState<{ size: number; path: string }>()
  useEffect(() => {
    let isWanted = true
    // Without the picture there is still the key to type.
    import('qr')
      .then(({ encodeQR }) => isWanted && setDrawing(draw(encodeQR(text, 'raw', { border: quietZone }))))
      .catch(() => {})
    return () => {
      isWanted = false
    }
  }, [text])
  return (
    <span className="block size-52 shrink-0 overflow-hidden rounded-xl border border-line bg-white forced-color-adjust-none">
      {drawing && (
        <svg role="img" aria-label={label} viewBox={`0 0 ${drawing.size} ${drawing.size}`} shapeRendering="crispEdges">
          <path d={drawing.path} fill="#000" />
        </svg>
      )}
    </span>
  )
}

/** Rows of dark and light modules as one path: a bar per run of dark ones. */
export function draw(rows: boolean[][]): { size: number; path: string } {
  let path = ''
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      const start = x
      while (row[x]) x += 1
      if (x > start) path += `M${start} ${y}h${x - start}v1h${start - x}z`
    }
  })
  return { size: rows.length, path }
}
