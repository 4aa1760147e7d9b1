// The picture of the error page: the rows of the theatre with one seat left empty.

const rows = [26, 42, 58, 74, 90]
const empty = { row: 3, seat: 8 }

const seats = rows.flatMap((radius, row) => {
  const count = Math.round(radius / 5)
  return Array.from({ length: count + 1 }, (_, seat) => {
    const angle = Math.PI * (1 - seat / count)
    const place = (value: number) => Math.round(value * 10) / 10
    return { row, seat, x: place(100 + radius * Math.cos(angle)), y: place(104 - radius * Math.sin(angle)) }
  })
})

export function EmptySeat({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 200 116" aria-hidden="true" className={className}>
      {seats.map(({ row, seat, x, y }) =>
        row === empty.row && seat === empty.seat ? (
          <circle
            key={`${row}-${seat}`}
            cx={x}
            cy={y}
            r="5"
            fill="none"
            className="stroke-accent"
            strokeWidth="1.6"
            strokeDasharray="2.6 2.6"
          />
        ) : (
          <circle key={`${row}-${seat}`} cx={x} cy={y} r="4" className="fill-brand" opacity={0.85 - row * 0.14} />
        ),
      )}
      <circle cx="100" cy="104" r="9" className="fill-accent" />
    </svg>
  )
}
