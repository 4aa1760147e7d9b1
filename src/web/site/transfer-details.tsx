// Where a bank transfer goes, by when, and what it has to say: to be copied into a bank's own form.
import type { ShownTransfer } from './present-transfer.server.ts'

export function TransferDetails({ transfer: { text, rows } }: { transfer: ShownTransfer }) {
  return (
    <div className="grid gap-4">
      <p>{text}</p>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {rows.map(({ name, label, value }) => (
          <div key={name} className="min-w-0">
            <dt className="hint">{label}</dt>
            <dd className="font-semibold wrap-anywhere select-all">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
