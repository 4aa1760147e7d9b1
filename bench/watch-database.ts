// What a database is asked in a while, and the processor time that the server and this process take for it.
import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'

export type DatabaseWatch = {
  /** Since `begin`. */
  begin(): void
  /** Statements of the product's, transactions among them; seconds of processor time. */
  read(): { queries: number; transactions: number; nodeS: number; postgresS: number }
  /** How often each statement was sent, the most frequent first. */
  statements(): [string, number][]
}

type Query = (this: pg.Client, ...asked: unknown[]) => unknown

/** @param clusterUrl of a server on this machine whose data this process may read */
export async function watchDatabase(clusterUrl: string): Promise<DatabaseWatch> {
  const client = new pg.Client({ connectionString: clusterUrl })
  await client.connect()
  const { rows } = await client.query<{ folder: string }>("select current_setting('data_directory') as folder")
  await client.end()
  const postmaster = Number(readFileSync(`${rows[0]?.folder}/postmaster.pid`, 'utf8').split('\n')[0])
  const sent = new Map<string, number>()
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const query = prototype.query
  prototype.query = function (this: pg.Client, ...asked: unknown[]) {
    const [first] = asked
    const text = typeof first === 'string' ? first : ((first as { text?: string } | null)?.text ?? '')
    sent.set(text, (sent.get(text) ?? 0) + 1)
    return query.apply(this, asked)
  }
  let before = { node: process.cpuUsage(), postgresS: processorS(postmaster) }
  return {
    begin: () => {
      sent.clear()
      before = { node: process.cpuUsage(), postgresS: processorS(postmaster) }
    },
    read: () => {
      const { user, system } = process.cpuUsage(before.node)
      const counts = [...sent.values()]
      return {
        queries: counts.reduce((sum, count) => sum + count, 0),
        transactions: sent.get('commit') ?? 0,
        nodeS: (user + system) / 1e6,
        postgresS: processorS(postmaster) - before.postgresS,
      }
    },
    statements: () => [...sent].sort(([, a], [, b]) => b - a),
  }
}

/** Ticks of /proc are hundredths of a second. */
const ticksInS = 100

/** Of a process, of its children, and of those that have ended. */
function processorS(parent: number): number {
  let ticks = 0
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    const stat = readStat(name)
    if (Number(name) === parent) ticks += stat.own + stat.ended
    else if (stat.parent === parent) ticks += stat.own
  }
  return ticks / ticksInS
}

function readStat(name: string): { parent: number; own: number; ended: number } {
  try {
    const text = readFileSync(`/proc/${name}/stat`, 'utf8')
    // What comes before is its name, which may have anything in it.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const at = (place: number) => fields[place] ?? 0
    return { parent: at(1), own: at(11) + at(12), ended: at(13) + at(14) }
  } catch {
    // It ended meanwhile.
    return { parent: 0, own: 0, ended: 0 }
  }
}
