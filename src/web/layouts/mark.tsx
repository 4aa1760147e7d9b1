// The mark of the house: rows of the theatre at Epidauros around the sun.

export function Mark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={`text-brand ${className}`}>
      <g fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round">
        <path d="M2.5 25a13.5 13.5 0 0 1 27 0" />
        <path d="M8.5 25a7.5 7.5 0 0 1 15 0" />
      </g>
      <circle cx="16" cy="24" r="2.8" className="fill-accent" />
    </svg>
  )
}
