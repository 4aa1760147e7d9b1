// Draws a page on the server, whole, so that it can be compressed once and kept; bots get no error page.
import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { translatorOf } from '#texts/catalogues.ts'
import { isCrawler } from './crawler.ts'
import { TextsProvider } from './i18n/use-texts.tsx'
import { readPage } from './page-context.ts'

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

/** Failures reach the log through the API, which knows what may be told; a drawing that fails is told by name only. */
export function handleError(error: unknown): void {
  if (isRouteErrorResponse(error)) return
  const trace =
    error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at ')) : []
  const name = error instanceof Error ? error.name : typeof error
  process.stderr.write(
    `${JSON.stringify({ level: 'error', event: 'page failed', name, trace: trace.slice(0, 6).join('\n') })}\n`,
  )
}
