// The patients of a provider for its own people, as far as they shared themselves, and what the provider adds.
import { z } from 'zod'
import {
  listPatients as listPatientsEndpoint,
  type patient,
  patientDocumentPath,
  readPatient as readPatientEndpoint,
  releaseFitToFly as releaseEndpoint,
  takeBackFitToFly as takeBackEndpoint,
} from '#contract/patients.ts'
import type { Jobs } from '#db/jobs.ts'
import type { ClientKey, Database } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { daysOf, stateAt } from '#domain/bookings/booking.ts'
import type { ClientDocument } from '#domain/documents/client-document.ts'
import { listPatients, type PatientPlace } from '#domain/patients/list-patients.ts'
import { needPatient, patientKey } from '#domain/patients/patient.ts'
import { type Patient, readPatient } from '#domain/patients/read-patient.ts'
import { tellPatient } from '#domain/patients/tell-patient.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { offerTotal } from '#domain/quotes/offer-total.ts'
import { type FitToFly, readReleases, releaseFitToFly, takeBackFitToFly } from '#domain/trips/fit-to-fly.ts'
import { type Clock, plainDate } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { languageOf } from '#kernel/language.ts'
import { inLanguage } from '#kernel/localized.ts'
import type { Catalogue, ReadCatalogue } from './catalogue.ts'
import { presentDescribed, slugsNamed } from './present-inbox.ts'
import { presentSummary } from './present-thread.ts'
import { type ApiApp, type Call, serve } from './serve.ts'

export type PatientApiParts = {
  database: Pick<Database, 'forClient' | 'forPool' | 'forProvider'>
  readCatalogue: ReadCatalogue
  jobs: Pick<Jobs, 'put'>
  clock: Clock
}

export function servePatients(app: ApiApp, parts: PatientApiParts): void {
  const { database, readCatalogue, clock } = parts
  serve(app, listPatientsEndpoint, async ({ text, language, after }, { staff, findOwnProvider }) => {
    const provider = await findOwnProvider()
    const catalogue = await readCatalogue(provider)
    const about = slugsNamed(catalogue, text ?? '')
    const today = plainDate(clock(), provider.location.timeZone)
    const place = after === undefined ? undefined : readPlace(after)
    const { patients, next } = await listPatients(database, provider.id, {
      poolId: staff.poolId,
      text,
      about,
      after: place,
      today,
    })
    const reader = { catalogue, language: languageOf(language ?? provider.languages[0]) }
    const lines = patients.map(({ sub, name, lastAt, lastRequest }) => ({
      id: sub,
      name,
      lastAt: lastAt.toISOString(),
      described: lastRequest && presentDescribed(lastRequest, reader),
    }))
    return { patients: lines, next: next && writePlace(next) }
  })
  serve(app, readPatientEndpoint, async ({ patient: id, language }, { staff, findOwnProvider }) => {
    const provider = await findOwnProvider()
    const key = patientKey(staff, id)
    const now = clock()
    const found = await readPatient(database, provider, key, staff, now)
    const catalogue = await readCatalogue(provider)
    return present(id, found, catalogue, { language: language ?? provider.languages[0] ?? 'en', now })
  })
  serve(app, releaseEndpoint, async ({ patient: id, ...wish }, call) =>
    changeReleases(parts, id, wish.reference, call, ({ scope, client, provider, now }) => {
      const today = plainDate(now, provider.location.timeZone)
      return releaseFitToFly(scope, client, wish, call.staff, { now, today })
    }),
  )
  serve(app, takeBackEndpoint, async ({ patient: id, id: release }, call) =>
    changeReleases(parts, id, undefined, call, ({ scope, client, now }) =>
      takeBackFitToFly(scope, client, release, call.staff, now),
    ),
  )
}

type Deed = (at: { scope: Scope; client: ClientKey; provider: Provider; now: Date }) => Promise<boolean>

/** Does it in one transaction with the word to the patient, who hears of it once. */
async function changeReleases(
  { database, jobs, clock }: PatientApiParts,
  id: string,
  about: string | undefined,
  { staff, findOwnProvider, origin }: Call<'staff'>,
  deed: Deed,
): Promise<{ releases: ReturnType<typeof presentRelease>[]; told: boolean }> {
  const provider = await findOwnProvider()
  const client = patientKey(staff, id)
  const now = clock()
  return database.forClient(client, provider.id, async (scope) => {
    await needPatient(scope, client)
    const isNew = await deed({ scope, client, provider, now })
    const releases = await readReleases(scope, client)
    const reference = about ?? releases[0]?.reference ?? ''
    const told =
      isNew && (await tellPatient({ jobs }, scope, client, { kind: 'fly', reference }, { provider, origin }, now))
    return { releases: releases.map(presentRelease), told }
  })
}

function present(
  id: string,
  found: Patient,
  catalogue: Catalogue,
  { language, now }: { language: string; now: Date },
): z.input<typeof patient> {
  const { name, reach, threads, inbox, bookings, shares, added, takesDocuments, releases } = found
  const reader = { catalogue, language }
  const [last] = threads
  return {
    id,
    name,
    email: reach?.emailVerified ? reach.email : null,
    phone: last?.request.phone ?? bookings[0]?.contact?.phone ?? '',
    language: reach?.language || (last?.request.language ?? bookings[0]?.language ?? ''),
    requests: threads.map((thread) => {
      const {
        request,
        offers: [offer],
        state,
        lastAt,
        isProvidersTurn,
      } = thread
      return {
        reference: request.reference,
        about: presentSummary(thread, reader).title,
        state,
        sentAt: request.createdAt.toISOString(),
        lastAt: lastAt.toISOString(),
        isProvidersTurn,
        offer: offer
          ? {
              version: offer.version,
              state: offer.state,
              total: offerTotal(offer.content),
              from: offer.content.from,
              until: offer.content.until,
            }
          : null,
        inboxItem: inbox.get(request.reference) ?? null,
      }
    }),
    bookings: bookings.map((booking) => ({
      reference: booking.reference,
      title: booking.title ? inLanguage(booking.title, language) : '',
      ...daysOf(booking),
      state: stateAt(booking, now),
    })),
    shares: shares.map(({ documents, sharedAt, until, ...share }) => ({
      ...share,
      sharedAt: sharedAt.toISOString(),
      until: until.toISOString(),
      documents: documents.map((document) => presentDocument(id, document)),
    })),
    added: added.map((document) => ({ ...presentDocument(id, document), by: document.byName ?? '' })),
    takesDocuments,
    releases: releases.map(presentRelease),
  }
}

/** Of a document of theirs, as somebody of the provider's people sees it. */
export function presentDocument(patientId: string, { id, name, kind, file, addedAt }: ClientDocument) {
  return {
    id,
    name,
    kind,
    mediaType: file.mediaType,
    bytes: file.totalBytes,
    addedAt: addedAt.toISOString(),
    canOpen: file.scan === 'off' || file.scan === 'clean',
    url: patientDocumentPath.replace('{patient}', patientId).replace('{document}', id),
  }
}

const presentRelease = ({ id, reference, flyFrom, note, byName, at, takenBackAt }: FitToFly) => ({
  id,
  reference,
  flyFrom,
  note,
  by: byName,
  at: at.toISOString(),
  takenBackAt: takenBackAt?.toISOString() ?? null,
})

const writePlace = ({ lastAt, sub }: PatientPlace): string => `${lastAt} ${sub}`

/** @throws Fault invalid-input for what no reply gave */
function readPlace(text: string): PatientPlace {
  const [, lastAt = '', day, sub] = /^(([12]\d{3}-\d{2}-\d{2}) \S+) ([0-9a-f-]{36})$/.exec(text) ?? []
  const time = /^\S+ (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,6})?[+-](?:0\d|1[0-4])(?::?[0-5]\d)?$/
  if (!sub || !z.iso.date().safeParse(day).success || !time.test(lastAt))
    throw new Fault('invalid-input', 'No list goes on there.', { fields: [{ path: 'after', reason: 'unknown' }] })
  return { lastAt, sub }
}
