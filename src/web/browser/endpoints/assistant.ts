// What the browser calls of contract/assistant.ts, checked against it by type: nothing of the contract is loaded.
import type * as assistant from '#contract/assistant.ts'
import type { To } from '#web/browser/to-endpoint.ts'

export const askAssistant: To<typeof assistant.askAssistant> = {
  name: 'askAssistant',
  method: 'POST',
  path: '/api/ai-agent/ask',
}
export const forgetConversation: To<typeof assistant.forgetConversation> = {
  name: 'forgetConversation',
  method: 'POST',
  path: '/api/ai-agent/forget',
}
export const handOverConversation: To<typeof assistant.handOverConversation> = {
  name: 'handOverConversation',
  method: 'POST',
  path: '/api/ai-agent/hand-over',
}
