// What is done with the quote requests of a provider besides making an offer: listing, withdrawing, replying.
import type { PackFault } from '#domain/pack/pack.ts'
import { readAddress, readReply } from '#domain/pack/read-offer.ts'
import { listRequests as list } from '#domain/quotes/list-requests.ts'
import { normalReference } from '#domain/quotes/read-threads.ts'
import { replyToClient } from '#domain/quotes/reply-to-client.ts'
import { withdrawOffer } from '#domain/quotes/send-offer.ts'
import { sayTold } from './make-offer.ts'
import { personName } from './one-line.ts'
import { atDesk, readSource } from './open-desk.ts'
import { complain, print, refuse } from './say.ts'

/** @returns the exit code */
export function listRequests(domain: string): Promise<number> {
  return atDesk(domain, async ({ database, provider, clock }) => {
    let isEmpty = true
    for await (const line of list(database, provider, clock())) {
      const { reference, state, sentOn, lastOn, isProvidersTurn } = line
      isEmpty = false
      print(
        [reference, state, `sent ${sentOn}`, `last ${lastOn}`, isProvidersTurn ? 'waits for you' : '']
          .join('\t')
          .trimEnd(),
      )
    }
    if (isEmpty) complain('no requests yet')
    return 0
  })
}

/** @param as who of the clinic does it. @returns the exit code */
export async function withdrawLast(domain: string, given: string, as: string): Promise<number> {
  const by = personName(as)
  return atDesk(domain, async (desk) => {
    const reference = normalReference(given)
    const { version, isNew, told } = await withdrawOffer(await desk.openParts(), { ...desk, by }, reference)
    if (isNew) print(`version ${version} of the offer for ${reference} is withdrawn; ${sayTold(told)}`)
    else print(`version ${version} of the offer for ${reference} was withdrawn already`)
    return 0
  })
}

/** The words come from a file: those of a command line stay in the shell's history. @param as who of the clinic says them. @returns the exit code */
export async function replyInThread(file: string, as: string): Promise<number> {
  const by = personName(as)
  const faults: PackFault[] = []
  const source = await readSource(file, faults)
  const address = source && readAddress(source, 'reply')
  const reply = source && address && readReply(source, address.root)
  if (!address || !reply) return refuse(faults)
  return atDesk(address.domain, async (desk) => {
    const { isNew, told } = await replyToClient(await desk.openParts(), { ...desk, by }, reply)
    if (isNew) print(`said in ${reply.reference}; ${sayTold(told)}`)
    else print(`nothing to change: these were the last words in ${reply.reference} already`)
    return 0
  })
}
