// Pictures at the desk: what may have one, and a file sent, cut and looked at before it is shown.
import { bodyLimit } from 'hono/body-limit'
import type { z } from 'zod'
import {
  deskPictureFilePath,
  deskPicturePath,
  listPictures,
  type pictureUpload,
  pictureUploadBytes,
  pictureUploadQuery,
} from '#contract/pictures.ts'
import type { Database } from '#db/open.ts'
import { needPicturePlace, type PicturePlace, readPicturePlaces } from '#domain/catalogue/picture-places.ts'
import { drawShown } from '#domain/pictures/draw-shown.ts'
import { drawForDesk, keepPictureFile, readPictureFile } from '#domain/pictures/picture-files.ts'
import { presentPhoto } from '#domain/pictures/read-pictures.ts'
import { readShownFiles, type ShownFile } from '#domain/pictures/show-picture.ts'
import type { StaffMember } from '#domain/staff/staff.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { inLanguage } from '#kernel/localized.ts'
import { invalidInput } from './errors.ts'
import { type ApiApp, needStaff, serve } from './serve.ts'

export type DeskPictureApiParts = { database: Database; clock: Clock }

const limitPicture = bodyLimit({
  maxSize: pictureUploadBytes,
  onError: () => {
    throw new Fault('too-large', `At most ${pictureUploadBytes} bytes are taken.`)
  },
})

/** Widths in which a file is looked at; the larger one is cut from. */
const deskWidths = ['640', '2048']

const shown = {
  'content-type': 'image/webp',
  'cache-control': 'private, max-age=3600, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

export function serveDeskPictures(app: ApiApp, parts: DeskPictureApiParts): void {
  const { database } = parts
  serve(app, listPictures, async ({ language, slug }, { staff, findOwnProvider }) => {
    const provider = await findOwnProvider()
    const said = language ?? provider.languages[0] ?? 'en'
    return database.forProvider(staff.providerId, async (scope) => {
      const places = await readPicturePlaces(scope)
      const files = await readShownFiles(scope)
      const wanted = slug === undefined ? places : places.filter((place) => place.slug === slug)
      return { pictures: wanted.map((place) => presentPicture(place, files.get(place.slug), said, provider.languages)) }
    })
  })
  app.hono.post(
    toRoute(deskPicturePath),
    async (context, next) => {
      // Before anything waits for a body.
      await needStaff(context, 'catalogue.edit')
      await next()
    },
    limitPicture,
    async (context) => {
      const staff = await needStaff(context, 'catalogue.edit')
      const query = pictureUploadQuery.safeParse(context.req.query(), { reportInput: true })
      if (!query.success) throw invalidInput(query.error)
      const slug = context.req.param('slug') ?? ''
      const sent = async () => new Uint8Array(await context.req.arrayBuffer())
      const upload = await takePicture(parts, staff, { slug, query: query.data, sent, signal: context.req.raw.signal })
      context.header('cache-control', 'no-store')
      return context.json(upload)
    },
  )
  app.hono.get(toRoute(deskPictureFilePath), async (context) => {
    const staff = await needStaff(context, 'catalogue.read')
    const [file, width] = [context.req.param('file') ?? '', context.req.param('width') ?? '']
    const isNamed = /^[0-9a-f]{64}$/.test(file) && deskWidths.includes(width)
    const bytes = isNamed
      ? await database.forProvider(staff.providerId, (scope) => readPictureFile(scope, file))
      : undefined
    if (!bytes) throw new Fault('not-found', 'There is no such picture.')
    return context.body(await drawForDesk(bytes, Number(width), senderOf(staff)), 200, shown)
  })
}

const toRoute = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')
const senderOf = ({ poolId, sub }: StaffMember) => `${poolId} ${sub}`

type Sent = {
  slug: string
  query: z.output<typeof pictureUploadQuery>
  sent: () => Promise<Uint8Array>
  signal: AbortSignal
}

/** Keeps the file as it came and what is shown of it. Nothing is shown yet: that is a change of its document. */
async function takePicture(
  { database, clock }: DeskPictureApiParts,
  staff: StaffMember,
  { slug, query: { of, ...crop }, sent, signal }: Sent,
): Promise<z.input<typeof pictureUpload>> {
  const known = await database.forProvider(staff.providerId, async (scope) => {
    await needPicturePlace(scope, slug)
    return of === undefined ? undefined : readPictureFile(scope, of)
  })
  if (of !== undefined && !known) throw new Fault('not-found', 'That picture is no longer kept.')
  const { asItCame, shown: drawn } = await drawShown(known ?? (await sent()), crop, senderOf(staff), signal)
  await database.forProvider(staff.providerId, async (scope) => {
    await keepPictureFile(scope, asItCame, clock())
    await keepPictureFile(scope, drawn, clock(), { madeOf: asItCame.sha256, crop })
  })
  return { file: drawn.sha256, width: drawn.width, height: drawn.height, original: asItCame.sha256 }
}

function presentPicture(
  { shows, slug, name }: PicturePlace,
  file: ShownFile | undefined,
  language: string,
  languages: readonly string[],
): z.input<typeof listPictures.reply>['pictures'][number] {
  return {
    shows,
    slug,
    name: name ? inLanguage(name, language) : '',
    photo: file ? presentPhoto(file.facts, language) : null,
    file: file?.sha256 ?? null,
    original: file?.madeOf ?? file?.sha256 ?? null,
    crop: file?.crop ?? null,
    lacks: file ? languages.filter((one) => !file.facts.description?.[one]) : [],
  }
}
