// Text whose spans of figures, `58,000–74,000`, stay on one line.

const span = /(\d[\d.,]*–\D{0,4}\d[\d.,]*)/u

export function Unbroken({ text }: { text: string }) {
  return text.split(span).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={`${at}`} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
