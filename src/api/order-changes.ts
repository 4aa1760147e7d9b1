// Endpoints for changing what an order has paid for: the form, the exact difference, agreeing to it, giving it up, and renaming travellers.
import {
  agreeOrderChange,
  quoteOrderChange,
  readChangeForm,
  renameOrderTravellers,
  withdrawOrderChange,
} from '#contract/order-changes.ts'
import { agreeChange } from '#domain/checkout/agree-change.ts'
import { quoteChange } from '#domain/checkout/quote-change.ts'
import { readChangeForm as readForm } from '#domain/checkout/read-change-form.ts'
import { renameTravellers } from '#domain/checkout/rename-travellers.ts'
import { withdrawChange } from '#domain/checkout/withdraw-change.ts'
import { newId } from '#kernel/id.ts'
import { type OrderApiParts, openOrders } from './order-calls.ts'
import { type ApiApp, type Call, serve } from './serve.ts'

export function serveOrderChanges(app: ApiApp, parts: OrderApiParts): void {
  serve(app, readChangeForm, async ({ order, item, ...visitor }, call) => {
    const { caller, presenter } = await openOrders(parts, call, visitor)
    const { dates, people, travellers } = await readForm(parts, caller, { order, item })
    const say = (fields: typeof dates) =>
      fields.map(({ label, ...field }) => ({ ...field, label: presenter.say(label) }))
    return { dates: say(dates), people: say(people), travellers }
  })
  serve(app, quoteOrderChange, async ({ order, item, answers, travellers = null, language, currency }, call) => {
    const { caller, read } = await openOrders(parts, call, { language, currency })
    await quoteChange(parts, caller, {
      order,
      item,
      answers: Object.fromEntries(answers.map(({ path, value }) => [path, value])),
      travellers,
      language,
      idempotencyKey: keyOf(call),
    })
    return read(order)
  })
  serve(app, agreeOrderChange, async ({ order, language, currency, ...agreed }, call) => {
    const { caller, email, read } = await openOrders(parts, call, { language, currency })
    const returnUrl = `${call.origin}/profile/manage-bookings/${encodeURIComponent(order)}`
    await agreeChange(parts, caller, { ...agreed, order, email, language, returnUrl, idempotencyKey: keyOf(call) })
    return read(order)
  })
  serve(app, withdrawOrderChange, async ({ order, change, ...visitor }, call) => {
    const { caller, read } = await openOrders(parts, call, visitor)
    await withdrawChange(parts, caller, { order, change })
    return read(order)
  })
  serve(app, renameOrderTravellers, async ({ order, travellers, ...visitor }, call) => {
    const { caller, read } = await openOrders(parts, call, visitor)
    await renameTravellers(parts, caller, { order, travellers })
    return read(order)
  })
}

/** Without a key each call is a request of its own. */
const keyOf = (call: Call<'client'>): string => call.header('idempotency-key')?.slice(0, 200) || newId()
