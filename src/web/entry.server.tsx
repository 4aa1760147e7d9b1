// Draws a page on the server, whole, so that it can be compressed once and kept; bots get no error page.
import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { Fault } from '#kernel/fault.ts'
import { traceOf } from '#kernel/trace.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { isCrawler } from './crawler.ts'
import { TextsProvider } from './i18n/use-texts.tsx'
import { logContext, readPage } from './page-context.ts'

export default async function drawPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (status >= 400 && isCrawler(request.headers.get('user-agent') ?? ''))
    return new Response(null, { status, headers })
  const { language } = readPage(context).visitor
  const stream = await renderToReadableStream(
    <TextsProvider value={{ t: translatorOf(language), language }}>
      <ServerRouter context={entry} url={request.url} />
    </TextsProvider>,
    { signal: request.signal, onError: () => {} },
  )
  await stream.allReady
  return new Response(stream, { status, headers })
}

/** What a loader or a drawing threw and nobody caught. Faults of the API are in its own log already. */
export function handleError(error: unknown, { context }: { context: Readonly<RouterContextProvider> }): void {
  if (isRouteErrorResponse(error) || error instanceof Fault) return
  context.get(logContext).error('page failed', traceOf(error))
}
