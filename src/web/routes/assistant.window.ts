// /assistant/_window.json: what the window of the assistant shows, for a tab that opens it.
import { presentWindow } from '#web/areas/assistant/present-window.server.ts'
import { answerPart } from '#web/areas/hotels/answer-part.server.ts'
import { readPage } from '#web/page/page-context.ts'
import type { Route } from './+types/assistant.window'

export function loader({ context }: Route.LoaderArgs) {
  return answerPart(() => presentWindow(readPage(context)))
}
