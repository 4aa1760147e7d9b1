// What this site keeps on the visitor's device, name by name; the clinic's own words about it stand below.
import type { Stored } from './present-stored.server.ts'

export function StoredList({ stored }: { stored: Stored }) {
  return (
    <section aria-labelledby="stored" className="grid gap-4">
      <h2 id="stored" className="text-[1.375rem]">
        {stored.title}
      </h2>
      <p className="text-muted">{stored.introduction}</p>
      <dl className="border-t border-line">
        {stored.rows.map(({ name, where, what, keep }) => (
          <div key={name} className="grid gap-x-6 gap-y-1 border-b border-line py-3 md:grid-cols-[13rem_minmax(0,1fr)]">
            <dt>
              <bdi dir="ltr" className="font-semibold wrap-anywhere">
                {name}
              </bdi>
              <span className="block text-sm text-muted">{where}</span>
            </dt>
            <dd>
              {what}
              <span className="block text-sm text-muted">{keep}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
