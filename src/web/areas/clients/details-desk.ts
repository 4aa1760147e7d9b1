// Takes the changes of all parts of the details to the server, one after the other, and knows the record as the server last told it.
import type { Client } from '#contract/clients.ts'
import { clientPicturePath, getClient, updateClient } from '#web/browser/endpoints/clients.ts'
import { TabFailure } from '#web/browser/tab-fault.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import type { OwnCall } from '#web/signed-in/use-own-call.ts'
import { type DialCodes, type Part, type PartName, type Patch, parts, type Values } from './details.ts'
import type { Change, Sent } from './part-saver.ts'

export type DeskParts = { record: Client; dialCodes: DialCodes; call: OwnCall }

type Update = Patch & Partial<Pick<Client, 'companions' | 'image'>>

export class DetailsDesk {
  record: Client
  readonly #dialCodes: DialCodes
  readonly #call: OwnCall
  #queue: Promise<unknown> = Promise.resolve()

  constructor({ record, dialCodes, call }: DeskParts) {
    this.record = record
    this.#dialCodes = dialCodes
    this.#call = call
  }

  /** The page was asked for again: this is the record by then. */
  hear(record: Client): void {
    this.record = record
  }

  /** @param saved what the fields held when this tab and the server last agreed: what differs is this tab's own change */
  savePart(name: PartName, values: Values, saved: Values): Promise<Sent> {
    const part: Part = parts[name]
    const sent = this.#inTurn(async () => {
      // What another tab saved of the same group since is not to be written over.
      const known = part.isGroup ? await this.fetchRecord() : this.record
      const own = ownChanges(part, values, saved)
      const together = part.isGroup ? { ...part.read(known), ...own } : values
      this.record = await this.#update(part.patch(together, this.#dialCodes))
      const held = part.read(this.record)
      const changes = Object.keys(own)
        .filter((field) => field !== 'phoneCountry')
        .map((field) => ({ name: field, from: part.read(known)[field] ?? '', to: held[field] ?? '' }))
        .filter(({ from, to }) => from !== to)
      const now = { ...held, ...asTyped(part, values, changes, held, part.read(known)) }
      return { state: 'saved', values: now, before: { ...now, ...asBefore(own, saved) }, changes }
    })
    return sent.then((one) => sayWhichCountry(one, values))
  }

  /** Changes the record by a list that is made of the present one. */
  saveCompanions(change: (present: Client['companions']) => Client['companions']): Promise<Sent> {
    return this.#inTurn(async () => {
      const { companions } = await this.fetchRecord()
      this.record = await this.#update({ companions: change(companions) })
      return { state: 'saved', values: {}, before: undefined, changes: [] }
    })
  }

  /** @throws TabFailure */
  async savePicture(picture: Blob): Promise<void> {
    const request = { name: 'clientPicture', method: 'POST', path: clientPicturePath, body: picture } as const
    this.record = await this.#call({ ...request, parse: readClient })
  }

  /** @throws TabFailure */
  async removePicture(): Promise<void> {
    this.record = await this.#update({ image: '' })
  }

  /** The record as it is by now. @throws TabFailure */
  fetchRecord(): Promise<Client> {
    return this.#call({ ...toEndpoint(getClient, { email: this.record.email }), parse: readClient })
  }

  #update(update: Update): Promise<Client> {
    const { email } = this.record
    return this.#call({ ...toEndpoint(updateClient, { email, ...update }), parse: readClient })
  }

  /** One at a time: each goes by what the one before it left. */
  #inTurn(deed: () => Promise<Sent>): Promise<Sent> {
    const done = this.#queue.then(deed).catch(readFailure)
    this.#queue = done
    return done
  }
}

/** A number and its country are one: changed together, or not at all. */
function ownChanges({ fields }: Part, values: Values, saved: Values): Values {
  const isChanged = (name: string) => (values[name] ?? '').trim() !== (saved[name] ?? '').trim()
  const isPhone = (name: string) => name === 'phone' || name === 'phoneCountry'
  const isPhoneChanged = isChanged('phone') || isChanged('phoneCountry')
  const own = fields.filter((name) => (isPhone(name) ? isPhoneChanged : isChanged(name)))
  return Object.fromEntries(own.map((name) => [name, values[name] ?? '']))
}

const asBefore = (own: Values, saved: Values): Values =>
  Object.fromEntries(Object.keys(own).map((field) => [field, saved[field] ?? '']))

/** A number stays as its person wrote it, unless another one has come from elsewhere. */
function asTyped({ fields }: Part, values: Values, changes: Change[], held: Values, known: Values): Values {
  if (!fields.includes('phone')) return {}
  const isOwn = changes.some(({ name }) => name === 'phone') || held.phone === known.phone
  return isOwn ? { phone: values.phone ?? '', phoneCountry: values.phoneCountry ?? '' } : {}
}

/** Whoever has chosen a country is not asked to choose one. */
function sayWhichCountry(sent: Sent, { phoneCountry = '' }: Values): Sent {
  if (sent.state !== 'refused' || !sent.fields.phone || phoneCountry === '') return sent
  return { ...sent, fields: { ...sent.fields, phone: 'not-of-country' } }
}

/** The names of the fields stand last in the paths: `address.city`, `phoneNumber`. */
export function readFailure(error: unknown): Sent {
  if (!(error instanceof TabFailure)) throw error
  const { code, fields = [] } = error.fault
  if (code !== 'invalid-input') return { state: 'failed', isUnreachable: code === 'unreachable' }
  const names = fields.map(({ path, reason }) => [fieldOf(path), reason] as const)
  return { state: 'refused', fields: Object.fromEntries(names) }
}

function fieldOf(path: string): string {
  const last = path.split('.').at(-1) ?? ''
  return last === 'phoneNumber' ? 'phone' : last
}

/** As much as the page leans on; what the contract says beyond that is the server's own promise. */
export function readClient(body: unknown): Client | undefined {
  const { email, firstName, companions } = (body ?? {}) as Partial<Client>
  const isClient = typeof email === 'string' && typeof firstName === 'string' && Array.isArray(companions)
  return isClient ? (body as Client) : undefined
}
