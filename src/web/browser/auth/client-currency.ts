// The currency of whoever is signed in: shown on each device they sign in on, and kept when they choose another.
import { callApi } from '#web/browser/call-api.ts'
import { currencyChoice, sendCurrency } from '#web/browser/currency-choice.ts'
import { readCode } from '#web/browser/currency-state.ts'
import { getClient, updateClient } from '#web/browser/endpoints/clients.ts'
import { shownFrame } from '#web/browser/shown-frame.ts'
import { type LooseReply, toEndpoint } from '#web/browser/to-endpoint.ts'
import { renewPage } from './tab-router.ts'
import { authStore } from './tab-state.ts'
import { isOfStaff } from './token-claims.ts'

const patienceMs = 30_000

/**
 * "Client's currency, then geo currency" (spec, 9): what their record says goes before what this device was shown in. Never
 * throws; a choice that was made meanwhile stays.
 */
export async function takeClientCurrency(email: string): Promise<void> {
  const before = shownCurrency()
  const answer = await callApi({ ...toEndpoint(getClient, { email }), parse: parseCurrency })
  const code = answer.state === 'success' ? answer.value : ''
  if (code === '' || code === before || shownCurrency() !== before || currencyChoice.now().pending) return
  if (await sendCurrency(code, AbortSignal.timeout(patienceMs))) await renewPage()
}

/** Writes what was chosen by the picker to the record of whoever is signed in. A failure is logged and nothing more. */
export async function keepClientCurrency(currency: string): Promise<void> {
  const { email, accessToken } = authStore().getState()
  if (isOfStaff(accessToken)) return
  await callApi(toEndpoint(updateClient, { email, currency }))
}

/** Empty for who chose none. */
function parseCurrency(body: unknown): string | undefined {
  const { currency } = (body ?? {}) as LooseReply<typeof getClient>
  return currency === '' ? '' : readCode(currency)
}

function shownCurrency(): string | undefined {
  const { tab } = (shownFrame() ?? {}) as { tab?: { currency?: string } }
  return tab?.currency
}
