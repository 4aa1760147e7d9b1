// The endpoints whose bodies are bytes and no JSON, as the OpenAPI document has them: no endpoint value describes them.
import { z } from 'zod'
import { packExportPath } from '#contract/catalogue.ts'
import { clientExport } from '#contract/client-export.ts'
import { clientPicturePath } from '#contract/clients.ts'
import { documentFilePath, documentPreviewPath, uploadPath } from '#contract/documents.ts'
import { moneyFiguresPath } from '#contract/figures.ts'
import { hotelBookingCalendarPath } from '#contract/hotel-bookings.ts'
import { inboxLivePath } from '#contract/inbox.ts'
import { patientDocument, patientDocumentPath, patientFilePath } from '#contract/patients.ts'
import { payoutsTablePath } from '#contract/payouts.ts'
import { deskPictureFilePath, deskPicturePath, pictureUpload, pictureUploadQuery } from '#contract/pictures.ts'
import { exportPaths } from '#contract/privacy.ts'
import { stripeWebhookPath } from '#contract/stripe-webhook.ts'
import { photoPath, photoWidths } from '#kernel/photo-path.ts'
import { orderFiles } from './describe-order-files.ts'

type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: object }
type Raw = {
  method: 'get' | 'post' | 'patch' | 'delete' | 'options'
  path: string
  operationId: string
  summary: string
  who: 'anyone' | 'client' | 'staff'
  /** Headers and query. */
  parameters?: Parameter[]
  takes?: string[]
  status?: 200 | 201 | 204
  gives?: string[]
  /** Of what it gives, where that is JSON with a form of its own. */
  schema?: object
}

const text = { type: 'string' }
const header = (name: string, schema: object = text): Parameter => ({ name, in: 'header', required: true, schema })
const tus = header('Tus-Resumable', { const: '1.0.0' })
const bytes = { type: 'integer', minimum: 0 }
const oneUpload = `${uploadPath}/{id}`
const inLanguage: Parameter = {
  name: 'language',
  in: 'query',
  required: false,
  schema: { type: 'string', maxLength: 35 },
}
const pictures = ['image/jpeg', 'image/png', 'image/webp']

const raw: Raw[] = [
  {
    method: 'get',
    path: photoPath,
    operationId: 'getPhoto',
    summary: 'A photograph that the provider handed over, in the best format that Accept names.',
    who: 'anyone',
    gives: ['image/avif', 'image/webp', 'image/jpeg'],
  },
  {
    method: 'post',
    path: deskPicturePath,
    operationId: 'sendPicture',
    summary:
      'Takes a picture for the site, or with `of` the file of an earlier one, and draws the part of it that is to be shown. It is shown once its document names the file.',
    who: 'staff',
    parameters: Object.entries(pictureUploadQuery.shape).map(([name, schema]) => ({
      name,
      in: 'query',
      required: false,
      schema: z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
    })),
    takes: [...pictures, 'image/avif'],
    gives: ['application/json'],
    schema: z.toJSONSchema(pictureUpload, { io: 'output', unrepresentable: 'any' }),
  },
  {
    method: 'get',
    path: deskPictureFilePath,
    operationId: 'getPictureFile',
    summary: 'A file of a picture, shown or not, for whoever works on it: `width` is 640 or 2048.',
    who: 'staff',
    gives: ['image/webp'],
  },
  {
    method: 'get',
    path: inboxLivePath,
    operationId: 'hearInbox',
    summary: 'Server-sent events for as long as the session lasts: which item of the inbox changed, and by whom.',
    who: 'staff',
    gives: ['text/event-stream'],
  },
  {
    method: 'get',
    path: packExportPath,
    operationId: 'exportPack',
    summary: 'Everything that the provider says and sells as a data pack in a ZIP: importing it changes nothing.',
    who: 'staff',
    gives: ['application/zip'],
  },
  {
    method: 'post',
    path: clientPicturePath,
    operationId: 'sendClientPicture',
    summary:
      'Takes the client’s picture and answers their record; drawn anew, so that no notes of a camera stay in it.',
    who: 'client',
    takes: pictures,
    gives: ['application/json'],
  },
  {
    method: 'get',
    path: `${clientPicturePath}/{id}`,
    operationId: 'getClientPicture',
    summary: 'The client’s picture, for them alone.',
    who: 'client',
    gives: ['image/webp'],
  },
  {
    method: 'options',
    path: uploadPath,
    operationId: 'getUploadRules',
    summary: 'What the upload can do, by the protocol of tus.io.',
    who: 'client',
    parameters: [],
    status: 204,
  },
  {
    method: 'post',
    path: uploadPath,
    operationId: 'beginUpload',
    summary: 'Begins an upload; its address is in Location.',
    who: 'client',
    parameters: [tus, header('Upload-Length', bytes), { ...header('Upload-Metadata'), required: false }],
    status: 201,
  },
  {
    method: 'get',
    path: oneUpload,
    operationId: 'getUpload',
    summary: 'How much of an upload has arrived, in Upload-Offset; asked for with HEAD.',
    who: 'client',
    parameters: [tus],
  },
  {
    method: 'patch',
    path: oneUpload,
    operationId: 'goOnUploading',
    summary: 'Sends more of an upload, from Upload-Offset on.',
    who: 'client',
    parameters: [tus, header('Upload-Offset', bytes)],
    takes: ['application/offset+octet-stream'],
    status: 204,
  },
  {
    method: 'delete',
    path: oneUpload,
    operationId: 'endUpload',
    summary: 'Gives an upload up and removes what has arrived of it.',
    who: 'client',
    parameters: [tus],
    status: 204,
  },
  {
    method: 'get',
    path: documentFilePath,
    operationId: 'getDocumentFile',
    summary: 'The file of a document, by the short-lived address that opening it gave, for that person alone.',
    who: 'client',
    parameters: [{ name: 'link', in: 'query', required: true, schema: text }],
    gives: ['application/octet-stream'],
  },
  {
    method: 'get',
    path: documentPreviewPath,
    operationId: 'getDocumentPreview',
    summary: 'A small picture of a document.',
    who: 'client',
    gives: ['image/webp'],
  },
  {
    method: 'get',
    path: patientDocumentPath,
    operationId: 'openPatientDocument',
    summary:
      'The bytes of a document that is shared now, or that this provider added; it stands in the patient’s access log.',
    who: 'staff',
    gives: ['application/octet-stream'],
  },
  {
    method: 'post',
    path: patientFilePath,
    operationId: 'addPatientFile',
    summary: 'Takes a file of the provider’s, such as the discharge record, as the whole body.',
    who: 'staff',
    parameters: ['id', 'name', 'kind'].map((name) => ({ name, in: 'query', required: name !== 'kind', schema: text })),
    takes: ['application/octet-stream'],
    gives: ['application/json'],
    schema: z.toJSONSchema(patientDocument, { io: 'output', unrepresentable: 'any' }),
  },
  {
    method: 'post',
    path: stripeWebhookPath,
    operationId: 'takeStripeEvent',
    summary: 'Takes an event that Stripe sends and signed. Not there where Stripe does not take the payments.',
    who: 'anyone',
    parameters: [header('Stripe-Signature')],
    takes: ['application/json'],
    gives: ['application/json'],
  },
  {
    method: 'get',
    path: hotelBookingCalendarPath,
    operationId: 'getStayCalendar',
    summary: 'The calendar file of a booked stay.',
    who: 'client',
    parameters: [inLanguage],
    gives: ['text/calendar'],
  },
  ...orderFiles(inLanguage),
  {
    method: 'get',
    path: moneyFiguresPath,
    operationId: 'exportMoneyFigures',
    summary: 'Revenue, deposits and refunds by month and currency, as a table to take along.',
    who: 'staff',
    gives: ['text/csv'],
  },
  {
    method: 'get',
    path: payoutsTablePath,
    operationId: 'exportPayouts',
    summary: 'Payouts of the payment gateway, as a table to take along.',
    who: 'staff',
    gives: ['text/csv'],
  },
  {
    method: 'get',
    path: exportPaths.json,
    operationId: 'exportJson',
    summary: 'Everything that is kept of the client, as a file.',
    who: 'client',
    parameters: [inLanguage],
    gives: ['application/json'],
    schema: z.toJSONSchema(clientExport, { io: 'output', unrepresentable: 'any' }),
  },
  {
    method: 'get',
    path: exportPaths.fhir,
    operationId: 'exportFhir',
    summary: 'The same as a bundle of FHIR R4.',
    who: 'client',
    parameters: [inLanguage],
    gives: ['application/fhir+json'],
  },
]

const contentOf = (types: string[], schema?: object) =>
  Object.fromEntries(types.map((type) => [type, schema ? { schema } : {}]))

/**
 * @param failed the description of every failure
 * @param security of what only those may call who are signed in
 */
export function describeRaw(failed: object, security: object[]): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {}
  for (const { method, path, operationId, summary, who, takes, schema, ...one } of raw) {
    const { parameters = [], status = 200, gives = [] } = one
    const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => ({
      name,
      in: 'path',
      required: true,
      schema: name === 'width' && path === photoPath ? { type: 'integer', enum: photoWidths } : text,
    }))
    const operation = {
      operationId,
      summary,
      'x-who': who,
      ...(who !== 'anyone' && { security }),
      parameters: [...inPath, ...parameters],
      ...(takes && { requestBody: { required: true, content: contentOf(takes) } }),
      responses: { [status]: { description: 'Done', content: contentOf(gives, schema) }, default: failed },
    }
    paths[path] = { ...paths[path], [method]: operation }
  }
  return paths
}
