// When a request was sent, and the reference that both sides know it by: never torn apart at its signs.

export function Sent({ sent, reference }: { sent: string; reference: string }) {
  return (
    <span className="hint">
      {sent}
      {' · '}
      <bdi className="figure">{reference}</bdi>
    </span>
  )
}
