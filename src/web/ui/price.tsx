// A price: large in the visitor's currency, small in dirhams and in what the clinic charges. Ready text, nothing computed.

export type PriceText = { shown: string; from: string; aed: string | null; charged: string | null; isRange: boolean }

export function Price({ price, size = 'normal' }: { price: PriceText; size?: 'normal' | 'large' }) {
  const others = [price.charged, price.aed].filter((text) => text !== null)
  return (
    <span className="inline-grid">
      <bdi className={`figure font-semibold ${size === 'large' ? 'text-3xl tracking-tight' : 'text-lg'}`}>
        {price.shown}
      </bdi>
      {others.map((text) => (
        <bdi key={text} className="figure text-sm text-muted">
          {text}
        </bdi>
      ))}
    </span>
  )
}
