// Sends the offer of a file for a request, when nothing is wrong with it.
import type { PackFault } from '#domain/pack/pack.ts'
import { readAddress, readOffer } from '#domain/pack/read-offer.ts'
import { readPractitioners } from '#domain/practitioners/read-practitioners.ts'
import { sendOffer } from '#domain/quotes/send-offer.ts'
import { plainDate } from '#kernel/clock.ts'
import { personName } from './one-line.ts'
import { atDesk, readSource } from './open-desk.ts'
import { print, refuse } from './say.ts'

/** @param as who of the clinic makes it. @returns the exit code */
export async function makeOffer(file: string, as: string): Promise<number> {
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
    const { reference } = offer.draft
    const { version, isNew, told } = await sendOffer(await desk.openParts(), { ...desk, by }, offer.draft)
    if (isNew) print(`version ${version} of the offer for ${reference} is sent; ${sayTold(told)}`)
    else print(`nothing to change: that is version ${version} of the offer for ${reference} already`)
    return 0
  })
}

/** Whether a mail to the client goes out with it. */
export function sayTold(told: boolean): string {
  return told ? 'a mail tells the client' : 'no mail: the client wants none, or has no confirmed address'
}
