// The European Central Bank's euro reference rates of the day, fetched and read strictly.
import { type FetchReferenceRates, type ReferenceRates, ratesToDirham } from '#domain/currency/reference-rates.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { toCurrency } from '#kernel/money.ts'

export const dailyRatesAddress = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'

const source = 'European Central Bank'
const timeoutMs = 10_000
/** In bytes, and in letters; the real one has about 2,000. */
const longest = 20_000
const dayMs = 86_400_000

/** About thirty currencies; those that it lacks keep whatever rate they have. */
export function createDailyRates(clock: Clock, address = dailyRatesAddress): FetchReferenceRates {
  return async () => {
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) }).catch(
      (cause: unknown) => {
        throw new Fault('unavailable', 'The European Central Bank does not answer.', { cause })
      },
    )
    if (!response.ok) throw new Fault('unavailable', `The European Central Bank answers ${response.status}.`)
    const text = await readBody(response).catch((cause: unknown) => {
      if (cause instanceof Fault) throw cause
      throw new Fault('unavailable', 'The answer of the European Central Bank breaks off.', { cause })
    })
    return readDailyRates(text, clock())
  }
}

/** What is too long to be the file is not read to its end. @throws Fault unavailable then */
async function readBody({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of body ?? []) {
    pieces.push(piece)
    length += piece.length
    // Leaving the loop hangs up.
    if (length > longest) throw unreadable()
  }
  return new TextDecoder().decode(Buffer.concat(pieces))
}

/** @throws Fault unavailable unless the text is exactly what the bank publishes: one day, and rates that are numbers */
export function readDailyRates(text: string, now: Date): ReferenceRates {
  const days = Array.from(text.matchAll(/<Cube time=['"](\d{4}-\d\d-\d\d)['"]>([\s\S]*?)<\/Cube>/g))
  const [day] = days
  const isOurs =
    text.length <= longest &&
    /^\s*<\?xml [^>]*>\s*<gesmes:Envelope [^>]*>/.test(text) &&
    text.includes(`<gesmes:name>${source}</gesmes:name>`) &&
    text.trimEnd().endsWith('</gesmes:Envelope>')
  const [, date = '', lines = ''] = day ?? []
  if (!isOurs || days.length !== 1 || !isDay(date, now)) throw unreadable()
  const perEuro = new Map<string, number>([['EUR', 1]])
  for (const line of lines.split('\n').filter((one) => one.trim() !== '')) {
    const [, code = '', rate = ''] =
      /^\s*<Cube currency=['"]([A-Z]{3})['"] rate=['"](\d+(?:\.\d+)?)['"]\s*\/>\s*$/.exec(line) ?? []
    if (!(Number(rate) > 0) || perEuro.has(code)) throw unreadable()
    perEuro.set(code, Number(rate))
  }
  const dollars = perEuro.get('USD')
  if (dollars === undefined) throw unreadable()
  const known = Array.from(perEuro).filter(([code]) => toCurrency(code) !== undefined)
  return ratesToDirham(new Map(known.map(([code, rate]) => [code, rate / dollars])), date, source)
}

/** A day that has begun somewhere on earth. */
function isDay(date: string, now: Date): boolean {
  const begins = Date.parse(`${date}T00:00:00Z`)
  return new Date(begins || 0).toISOString().startsWith(date) && begins <= now.getTime() + dayMs
}

const unreadable = () =>
  new Fault('unavailable', 'The answer of the European Central Bank is not the file it publishes.')
