// The bytes of patients' documents for the provider's own people: opening what is shown to them, adding what is theirs to hand over.
import type { Context } from 'hono'
import { addedFile, patientDocumentPath, patientFilePath } from '#contract/patients.ts'
import type { Jobs } from '#db/jobs.ts'
import type { Database } from '#db/open.ts'
import type { FileVault } from '#domain/documents/file-vault.ts'
import { createUploads, type UploadParts } from '#domain/documents/uploads.ts'
import { addClinicDocument, findAdded } from '#domain/patients/add-clinic-document.ts'
import { openPatientDocument } from '#domain/patients/open-patient-document.ts'
import { needPatient, patientKey } from '#domain/patients/patient.ts'
import { Fault } from '#kernel/fault.ts'
import { answerFile } from './answer-file.ts'
import { invalidInput } from './errors.ts'
import type { GateEnv } from './gate.ts'
import { presentDocument } from './patients.ts'
import { type ApiApp, needStaff } from './serve.ts'

export type PatientFileParts = UploadParts & {
  database: Pick<Database, 'forClient'>
  vault: FileVault
  jobs: Pick<Jobs, 'put'>
}

export function servePatientFiles({ hono }: ApiApp, parts: PatientFileParts): void {
  const { database, vault, clock } = parts
  const uploads = createUploads(parts)
  hono.get(honoPath(patientDocumentPath), async (context) => {
    const { staff, provider, client } = await whoAsks(context)
    const documentId = context.req.param('document') ?? ''
    const document = await openPatientDocument(database, provider.id, client, documentId, staff, clock())
    return answerFile(context, vault, document)
  })
  hono.post(honoPath(patientFilePath), async (context) => {
    const { staff, provider, client } = await whoAsks(context)
    const asked = addedFile.safeParse(context.req.query(), { reportInput: true })
    if (!asked.success) throw invalidInput(asked.error)
    const { id, kind, name } = asked.data
    const totalBytes = readLength(context)
    const who = { client, providerId: provider.id }
    const earlier = await database.forClient(client, provider.id, async (scope) => {
      await needPatient(scope, client)
      return findAdded(scope, client, id)
    })
    if (earlier) return context.json(presentAdded(earlier, client.sub))
    const { id: fileId } = await uploads.start(who, { name, totalBytes })
    // Of what becomes no document nothing stays; what cannot be ended just now goes with all that nobody uses.
    const end = () => uploads.end(who, fileId).catch(() => {})
    const { origin } = new URL(context.req.url)
    const by = { provider, origin, name: staff.name }
    const add = async () => {
      await uploads.receive(who, fileId, { offset: 0, length: totalBytes, body: context.req.raw.body })
      return database.forClient(client, provider.id, (scope) =>
        addClinicDocument(parts, scope, client, { id, fileId, kind, name }, by, clock()),
      )
    }
    const document = await add().catch(async (error: unknown) => {
      await end()
      throw error
    })
    if (document.fileId !== fileId) await end()
    context.header('cache-control', 'no-store')
    return context.json(presentAdded(document, client.sub))
  })
}

async function whoAsks(context: Context<GateEnv>) {
  const staff = await needStaff(context, 'documents.open')
  const provider = await context.get('findOwnProvider')()
  return { staff, provider, client: patientKey(staff, context.req.param('patient') ?? '') }
}

const presentAdded = (document: Parameters<typeof presentDocument>[1], patientId: string) => ({
  ...presentDocument(patientId, document),
  by: document.byName ?? '',
})

const honoPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

/** @throws Fault malformed-request where it is not said: nobody knows then when all of it has come */
function readLength(context: Context<GateEnv>): number {
  const given = context.req.header('content-length') ?? ''
  if (!/^\d{1,12}$/.test(given)) throw new Fault('malformed-request', 'The length of the file has to be said.')
  return Number(given)
}
