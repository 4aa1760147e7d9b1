// Sends the offer of a file for a request, when nothing is wrong with it.
import { shelfIn } from '#domain/catalogue/shelf-in.ts'
import { sayUnusual, unusualLines } from '#domain/catalogue/unusual-lines.ts'
import { createConverter } from '#domain/currency/converter.ts'
import type { PackFault } from '#domain/pack/pack.ts'
import { readAddress, readOffer } from '#domain/pack/read-offer.ts'
import { readPackages } from '#domain/packages/read-packages.ts'
import { readPractitioners } from '#domain/practitioners/read-practitioners.ts'
import { readProcedures } from '#domain/procedures/read-procedures.ts'
import { type OfferDraft, sendOffer } from '#domain/quotes/send-offer.ts'
import { plainDate } from '#kernel/clock.ts'
import { readSnapshotRates } from '#suppliers/fx/snapshot-rates.ts'
import { confirmPrices } from './load-pack.ts'
import { personName } from './one-line.ts'
import { atDesk, type OpenDesk, readSource } from './open-desk.ts'
import { print, refuse } from './say.ts'

/** @param as who of the clinic makes it. @returns the exit code */
export async function makeOffer(file: string, as: string, flags: ReadonlySet<string>): Promise<number> {
  const by = personName(as)
  const faults: PackFault[] = []
  const source = await readSource(file, faults)
  const address = source && readAddress(source, 'offer')
  if (!source || !address) return refuse(faults)
  return atDesk(address.domain, async (desk) => {
    const { provider } = desk
    const people = await readPractitioners(desk.database, provider)
    const offer = readOffer(source, address.root, {
      languages: provider.languages,
      today: plainDate(desk.clock(), provider.location.timeZone),
      practitioners: people.map(({ slug }) => slug),
    })
    if (!offer) return refuse(faults)
    for (const note of offer.notes) print(`note: ${note}`)
    const unusual = flags.has(confirmPrices) ? [] : await unusualIn(offer.draft, desk)
    if (unusual.length > 0) return refusePrices(unusual)
    const { reference } = offer.draft
    const { version, isNew, told } = await sendOffer(await desk.openParts(), { ...desk, by }, offer.draft)
    if (isNew) print(`version ${version} of the offer for ${reference} is sent; ${sayTold(told)}`)
    else print(`nothing to change: that is version ${version} of the offer for ${reference} already`)
    return 0
  })
}

/** At reference rates where it is written in another currency than the catalogue. */
async function unusualIn({ content }: OfferDraft, { database, provider }: OpenDesk): Promise<string[]> {
  const [procedures, packages] = await Promise.all([
    readProcedures(database, provider),
    readPackages(database, provider),
  ])
  const catalogue = { provider, procedures, packages }
  const shelf = shelfIn(content.currency, catalogue, createConverter(readSnapshotRates()))
  return unusualLines(content, shelf).map(sayUnusual)
}

function refusePrices(unusual: readonly string[]): number {
  for (const line of unusual) print(line.replace(/^lines\.(\d+)/, 'lines[$1]'))
  const [many, they] =
    unusual.length === 1 ? ['1 unusual price', 'it is'] : [`${unusual.length} unusual prices`, 'they are']
  print(`${many}; nothing sent. If ${they} meant, add --${confirmPrices}`)
  return 1
}

/** Whether a mail to the client goes out with it. */
export function sayTold(told: boolean): string {
  return told ? 'a mail tells the client' : 'no mail: the client wants none, or has no confirmed address'
}
