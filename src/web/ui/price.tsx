// A price: large in the visitor's currency, small what it is for, in dirhams and in what the clinic charges. Ready text, nothing computed.

export type PriceText = {
  shown: string
  from: string
  aed: string | null
  charged: string | null
  /** `per tooth`; null where the price is for all of it. */
  unit: string | null
  isRange: boolean
}

/** From this many letters on an amount is set smaller, so that it fits beside a picture on a phone: `IRR 12,345,678,000`. */
const longFrom = 12

export function Price({ price, size = 'normal' }: { price: PriceText; size?: 'normal' | 'large' }) {
  const others = [price.unit, price.charged, price.aed].filter((text) => text !== null)
  const isLong = amountsOf(price.shown).some(({ length }) => length >= longFrom)
  const looks = {
    large: isLong ? 'text-[clamp(1.125rem,0.6rem+2.6vw,1.875rem)] tracking-tight' : 'text-3xl tracking-tight',
    normal: isLong ? 'text-base' : 'text-lg',
  }
  return (
    <span className="inline-grid max-w-full">
      <Amounts text={price.shown} className={`font-semibold ${looks[size]}`} />
      {others.map((text) => (
        <Amounts key={text} text={text} className="text-sm text-muted" />
      ))}
    </span>
  )
}

/** One amount or a range of two: the line may break after the dash, never inside an amount. */
export function Amounts({ text, className = '' }: { text: string; className?: string }) {
  const [first, second] = amountsOf(text)
  return (
    <bdi className={className}>
      <span className="figure">{first}</span>
      {second && (
        <>
          <wbr />
          <span className="figure">{second}</span>
        </>
      )}
    </bdi>
  )
}

/** A range, cut after its dash; both languages write it with this one. */
function amountsOf(text: string): string[] {
  const at = text.indexOf('\u2013') + 1
  return at === 0 ? [text] : [text.slice(0, at).trimStart(), text.slice(at)]
}
