// What the window of the assistant needs beside the page: its texts, who answers and for how long that is kept, and whom to call.
import { getAssistant } from '#contract/assistant.ts'
import { areaTexts } from '#texts/catalogues.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { presentHandOver } from './present-hand-over.server.ts'
import type { WindowData } from './window-data.ts'

type Page = Pick<PageContext, 'call' | 'provider' | 'visitor'>

/** @throws Fault when the API does not say who answers */
export async function presentWindow(page: Page): Promise<WindowData> {
  const { provider, visitor } = page
  const { by, keptDays } = await page.call(getAssistant, {})
  return {
    texts: areaTexts(visitor.language, 'assistant'),
    by,
    keptDays,
    clinic: presentHandOver(page),
    city: provider.location.city,
    phone: provider.contact.phone,
    emergencyPhone: provider.contact.emergencyPhone,
    contacts: [`mailto:${provider.contact.email}`, ...whatsappOf(provider)],
  }
}

const whatsappOf = ({ contact: { whatsapp } }: PageContext['provider']): string[] =>
  whatsapp ? [`https://wa.me/${whatsapp.replaceAll(/\D/g, '')}`] : []
