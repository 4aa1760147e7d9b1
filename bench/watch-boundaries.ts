// Hears of every boundary that a worker passes: before and after each statement that writes, each commit, and each call to a gateway or a supplier.
import pg from 'pg'
import type { CheckoutParts } from '#domain/checkout/checkout-parts.ts'

type Watched = { connectionParameters: { application_name?: string }; wrote?: string[] }
type Query = (this: Watched, ...asked: unknown[]) => Promise<unknown>

/**
 * Over the driver, so that no statement of the product is forgotten. A transaction that wrote nothing has no boundaries: nobody
 * could tell whether it was there.
 * @param boundary is told, at once, a name as `before update orders` or `after commit of insert order_steps`
 */
export function watchDatabase(boundary: (name: string) => void): void {
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const query = prototype.query
  prototype.query = async function (this: Watched, ...asked: unknown[]) {
    // What the gateway and suppliers remember lies in the same database, and is none of the product's.
    const text = this.connectionParameters.application_name === 'epidaurus' ? textOf(asked[0]) : ''
    const name = nameOf(this, text)
    if (name) boundary(`before ${name}`)
    const answer = await query.apply(this, asked)
    if (name) boundary(`after ${name}`)
    return answer
  }
}

const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : ((asked as { text?: string } | null)?.text ?? '')

/** @returns undefined where it writes nothing */
function nameOf(client: Watched, text: string): string | undefined {
  const written = /^(insert into|update|delete from) "?(\w+)"?/.exec(text)
  const wrote = client.wrote ?? []
  if (written) {
    const name = `${written[1]?.split(' ')[0]} ${written[2]}`
    client.wrote = wrote.includes(name) ? wrote : [...wrote, name]
    return name
  }
  if (!/^(begin|commit|rollback)\b/.test(text)) return undefined
  client.wrote = []
  return text === 'commit' && wrote.length > 0 ? `commit of ${wrote.join(', ')}` : undefined
}

/** Whatever functions the gateways and suppliers have, in place. */
export function watchCalls({ gateways, bookables }: CheckoutParts, boundary: (name: string) => void): void {
  for (const gateway of gateways) watchEach(gateway, 'gateway', boundary)
  for (const { kind, suppliers } of bookables) for (const one of suppliers) watchEach(one, kind, boundary)
}

type Callee = Record<string, unknown>

function watchEach(callee: object, who: string, boundary: (name: string) => void): void {
  for (const [call, value] of Object.entries(callee)) {
    if (typeof value !== 'function') continue
    ;(callee as Callee)[call] = async (...asked: unknown[]) => {
      boundary(`before ${who} ${call}`)
      const answer: unknown = await value(...asked)
      boundary(`after ${who} ${call}`)
      return answer
    }
  }
}
