// Puts the house together: database, suppliers, API and the work behind it.
import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { createApi } from '#api/api.ts'
import { createCatalogue } from '#api/catalogue.ts'
import { listen } from '#db/listen.ts'
import type { Database } from '#db/open.ts'
import { importIfEmpty } from '#domain/pack/import-if-empty.ts'
import { createPictureSizes } from '#domain/pictures/read-pictures.ts'
import { createProviderDirectory } from '#domain/provider/find-provider.ts'
import { systemClock } from '#kernel/clock.ts'
import type { Log } from '#kernel/log.ts'
import { createTokenCheck } from './check-tokens.ts'
import { type NetworkReach, networkOf } from './client-address.ts'
import type { Config } from './config.ts'
import { openAssistant } from './open-assistant.ts'
import { openBookings } from './open-bookings.ts'
import { openCheckout } from './open-checkout.ts'
import { openDesk } from './open-desk.ts'
import { openDocuments } from './open-documents.ts'
import { openExchange } from './open-exchange.ts'
import { type OpenIdentity, openIdentity } from './open-identity.ts'
import { openMails } from './open-mails.ts'
import { openPrivacy } from './open-privacy.ts'
import { readOwnKey } from './own-key.ts'
import { openStore, type Store } from './store.ts'
import { chooseSuppliers, type Suppliers } from './suppliers.ts'
import { createUserPools, describeUserPools } from './user-pools.ts'

/** Told when a provider changed: its id, or nothing when any may have. */
export type OnChange = (providerId: string | undefined) => unknown

export async function openServices(config: Config, log: Log, samplePacks: readonly string[]) {
  const suppliers = chooseSuppliers(config, log)
  const store = await openStore(config, log, (database) => importIfEmpty(database, samplePacks, log))
  const { database, disk } = store
  const { jobs, ...mails } = await openMails(store, suppliers.mailer, log)
  const { directory, changed, onChange, listener } = openDirectory(store)
  const { exchange, ...rates } = openExchange({ suppliers, database, log, onNewRates: () => changed(undefined) })
  const base = { database, jobs, suppliers, log }
  const hotels = await openBookings({ ...base, config })
  const payments = await openCheckout({ ...base, ...hotels.parts, config, exchange })
  const identity = await openIdentity({ ...base, config, ...hotels.parts })
  const digestSender = await createSenderDigest(join(config.DATA_DIR, 'sender-key'))
  const sessions = openSessions(identity, suppliers)
  const documents = await openDocuments({ ...base, config, ...store, ...sessions })
  const privacy = await openPrivacy({ ...base, ...hotels.parts, files: store, ...documents.parts })
  const desk = await openDesk({ config, store, jobs, identity, log, ...sessions })
  const assistant = openAssistant(database, suppliers)
  assistant.readAheadOf(onChange)
  const api = createApi({
    ...base,
    directory,
    ...readersOf(database),
    ...givenParts(config, suppliers),
    ...assistant.parts,
    exchange,
    digestSender,
    ...sessions,
    ...documents.parts,
    ...hotels.parts,
    ...payments.parts,
    ...desk.parts,
  })
  return {
    api,
    database,
    directory,
    suppliers,
    exchange,
    identity,
    sessions,
    digestSender,
    ...mails.parts,
    strandedPayments: payments.strandedPayments,
    disk,
    about: await describe({ store, documents, hotels, payments }),
    onChange,
    endStreams: endStreamsOf([desk, assistant]),
    close: closeInOrder([rates, identity, documents, privacy, hotels, payments], [listener, desk, mails, store]),
  }
}

const givenParts = (config: Config, { findCountry }: Suppliers) => ({
  fixedDomain: config.PROVIDER_DOMAIN,
  findCountry,
  clock: systemClock,
})

const readersOf = (database: Database) => ({
  readCatalogue: createCatalogue(database),
  pictureSizes: createPictureSizes(database),
})

type Described = { store: Store; documents: { about: string }; hotels: { about: string }; payments: { about: string } }

/** What the installation is told when it starts. */
const describe = async ({ store, documents, hotels, payments }: Described) => ({
  database: store.about,
  documents: documents.about,
  hotels: hotels.about,
  payments: payments.about,
  signIn: await describeUserPools(store.database),
})

const endStreamsOf = (parts: { endStreams(): void }[]) => (): void => {
  for (const part of parts) part.endStreams()
}

/** @param ends each waits for the one before it, and all for the parts */
const closeInOrder = (parts: { close(): void }[], ends: { close(): Promise<void> }[]) => async (): Promise<void> => {
  for (const part of parts) part.close()
  for (const end of ends) await end.close()
}

/** Which pool people sign in at, and whether what they bring is of it. */
function openSessions(identity: OpenIdentity, suppliers: Suppliers) {
  const { hostedPools } = suppliers
  return { userPools: createUserPools(identity.parts), tokens: createTokenCheck(identity, hostedPools) }
}

/** The directory of providers, and everyone who is told when one of them changed. */
function openDirectory({ database, url }: Store) {
  const listeners = new Set<OnChange>()
  const tell: OnChange = (providerId) => {
    for (const listener of listeners) listener(providerId)
  }
  // Pages drawn of a provider of before are drawn anew once the present one is known.
  const directory = createProviderDirectory(database, { onLate: tell })
  const changed: OnChange = (providerId) => {
    directory.forget(providerId)
    tell(providerId)
  }
  const listener = listen(url, 'provider_changed', changed, () => changed(undefined))
  return { directory, changed, listener, onChange: (one: OnChange) => listeners.add(one) }
}

export type Services = Awaited<ReturnType<typeof openServices>>

/** A keyed digest of network addresses: limits can count them, nobody can read them back. The key is made once. */
async function createSenderDigest(file: string): Promise<(address: string, reach?: NetworkReach) => string> {
  const key = await readOwnKey(file)
  return (address, reach) =>
    createHmac('sha256', key).update(networkOf(address, reach)).digest('base64url').slice(0, 22)
}
