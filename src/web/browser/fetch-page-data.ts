// Fetches what the router asks the server for (data of pages without a payload, and answers to what is sent), and hears of which build it is.
import { buildHeader } from '#web/page/build-manifest.ts'
import { leaveOldBuild } from './leave-old-build.ts'
import { hearOfBuild } from './own-build.ts'

/** The build puts this in the place of the router's own `fetch` (tools/guard-chunk-errors.ts). */
export async function fetchPageData(url: URL, init: RequestInit): Promise<Response> {
  const answer = await fetch(url, init)
  hearOfBuild(answer.headers.get(buildHeader))
  await leaveOldBuild()
  return answer
}
