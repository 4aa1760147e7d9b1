// Draws a page on the server, whole, so that it can be compressed once and kept; bots get no error page.
import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { isCutOff } from '#kernel/cut-off.ts'
import { Fault } from '#kernel/fault.ts'
import { traceOf } from '#kernel/trace.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { buildIdOf } from './build-id.server.ts'
import { isCrawler } from './crawler.ts'
import { finishDocument } from './finish-document.server.ts'
import { BuildProvider } from './i18n/use-own-build.tsx'
import { ReferenceProvider } from './i18n/use-reference.tsx'
import { TextsProvider } from './i18n/use-texts.tsx'
import { newScriptMark, ownScriptsHeader, takeOwnScripts } from './own-scripts.server.ts'
import { drawingContext, readPage } from './page/page-context.ts'
import type { PagePayload } from './page/page-payload.ts'

export default async function drawPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { form, requestId, described } = context.get(drawingContext)
  headers.set('x-request-id', requestId)
  headers.set('content-language', readPage(context).visitor.language)
  if (form === 'payload') {
    headers.set('x-robots-tag', 'noindex')
    return Response.json(payloadOf(entry, status, requestId), { status, headers })
  }
  headers.set('content-type', 'text/html; charset=utf-8')
  if (status >= 400 && isCrawler(request.headers.get('user-agent') ?? ''))
    return new Response(null, { status, headers })
  const { language } = readPage(context).visitor
  const mark = newScriptMark()
  const stream = await renderToReadableStream(
    <TextsProvider value={{ t: translatorOf(language), language }}>
      <BuildProvider value={buildIdOf(entry.manifest.version)}>
        <ReferenceProvider value={status >= 400 ? requestId : undefined}>
          <ServerRouter context={entry} url={request.url} nonce={mark} />
        </ReferenceProvider>
      </BuildProvider>
    </TextsProvider>,
    // In one piece: parts that come later are put in their place by scripts, which not everyone runs.
    { nonce: mark, signal: request.signal, onError: () => {}, progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  await stream.allReady
  const { document, digests } = await takeOwnScripts(await new Response(stream).text(), mark)
  headers.set(ownScriptsHeader, digests.join(' '))
  return new Response(finishDocument(document, described), { status, headers })
}

function payloadOf({ manifest, staticHandlerContext }: EntryContext, status: number, reference: string): PagePayload {
  const { loaderData, errors } = staticHandlerContext
  const routes = loaderData as PagePayload['routes']
  return { build: buildIdOf(manifest.version), routes, ...(errors && { failed: { status, reference } }) }
}

/** What a loader or a drawing threw and nobody caught. Faults of the API are in its own log already. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (isRouteErrorResponse(error) || error instanceof Fault || isCutOff(error, request.signal)) return
  const { log, requestId } = context.get(drawingContext)
  log.error('page failed', { requestId, ...traceOf(error) })
}
