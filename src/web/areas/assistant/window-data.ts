// What the server tells the window of the assistant, fetched when it is first opened.
import type { AssistantReply } from '#contract/assistant.ts'
import type { Catalogue } from '#texts/translate.ts'
import type { HandOverClinic } from './hand-over-clinic.ts'

export type WindowData = {
  texts: Partial<Catalogue>
  by: AssistantReply['by']
  /** After so many days a conversation is removed by itself. */
  keptDays: number
  clinic: HandOverClinic
  city: string
  phone: string
  emergencyPhone: string
  /** As links: `mailto:`, and `https://wa.me/` where there is WhatsApp. */
  contacts: string[]
}
