// Loads the list of the inbox in the browser: by its address, and where something is searched for, with that in the body of the call.
import { refreshSession } from '#web/browser/auth/session.ts'
import { type ApiAnswer, callApi } from '#web/browser/call-api.ts'
import { hasShape, isText, readAs } from '#web/browser/read-reply.ts'
import { readInboxAddress } from './inbox-address.ts'
import { takeSearch } from './inbox-search.ts'
import type { InboxView } from './present-inbox.server.ts'

/** The server of this build wrote it, for this build. */
const isView = (value: unknown): value is InboxView =>
  hasShape<{ text: string; address: { state: string } }>({ text: isText, address: hasShape({ state: isText }) })(value)

/**
 * @param everything loads what the address says, without a search
 * @returns null where they may not see it; without `known` where it cannot be had
 */
export async function loadInbox(
  { url, signal }: Request,
  everything: () => Promise<InboxView | null>,
): Promise<InboxView | null> {
  const text = takeSearch()
  if (!text) return everything()
  const { search, searchParams } = new URL(url)
  const first = await find(search, text, signal)
  const isOver = first.state === 'error' && first.fault.status === 401
  const found = isOver && (await refreshSession()) ? await find(search, text, signal) : first
  if (found.state === 'success') return found.value
  if (found.fault.status === 403) return null
  return { address: readInboxAddress(searchParams), text, known: undefined }
}

const find = (search: string, text: string, signal: AbortSignal): Promise<ApiAnswer<InboxView>> =>
  callApi({
    name: 'searchInbox',
    method: 'POST',
    path: `/desk/inbox/_found.json${search}`,
    body: { text },
    parse: readAs(isView),
    signal,
  })
