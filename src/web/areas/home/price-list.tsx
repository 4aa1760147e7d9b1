// A few procedures with what they cost in the visitor's currency and how long they take.
import { Link } from 'react-router'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import type { Home, PriceRow } from './present-home.server.ts'

export function PriceList({ home }: { home: Home }) {
  return (
    <div className="grid gap-8">
      {home.rate && <p className="hint">{home.rate}</p>}
      <ul className="border-t border-line">
        {home.prices.map((row) => (
          <Row key={row.slug} row={row} revision={home.revision} />
        ))}
      </ul>
      <p>
        <Link to="/procedures" className="button button-quiet">
          {home.allPrices}
        </Link>
      </p>
    </div>
  )
}

/** The whole row can be pressed; the link is the name. */
function Row({ row, revision }: { row: PriceRow; revision: number }) {
  return (
    <li className="group relative grid grid-cols-[88px_minmax(0,1fr)] items-center gap-x-5 gap-y-3 border-b border-line py-5 sm:grid-cols-[128px_minmax(0,1fr)_fit-content(18rem)] sm:gap-x-8">
      <Picture
        photo={row.photo}
        art={`procedure/${row.slug}`}
        revision={revision}
        width={128}
        height={80}
        alt=""
        className="aspect-[8/5] w-full rounded-xl bg-wash"
      />
      <div>
        <h3>
          <Link
            to={`/procedures/${row.slug}`}
            className="group-hover:text-brand group-hover:underline after:absolute after:inset-0 after:rounded-xl focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-brand"
          >
            {row.name}
          </Link>
        </h3>
        <p className="mt-1 text-muted max-sm:hidden">{row.summary}</p>
        <p className="mt-1 text-sm text-muted sm:text-base">{row.days}</p>
      </div>
      <div className="col-start-2 sm:col-start-auto sm:text-end">
        <Price price={row.price} />
      </div>
    </li>
  )
}
