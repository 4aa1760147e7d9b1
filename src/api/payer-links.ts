// Endpoints of links by which somebody else pays: of the client and the desk who make them, and of the payer, who has the link alone.
import {
  completeTestByLink,
  continueByLink,
  giveUpByLink,
  makeDeskPayerLink,
  makePayerLink,
  payByLink,
  readPayerRequest,
  revokeDeskPayerLink,
  revokePayerLink,
  type PayerRequest as Shown,
} from '#contract/payer-links.ts'
import {
  makePayerLink as make,
  type PayerLinkMaker,
  revokePayerLink as revoke,
} from '#domain/checkout/make-payer-link.ts'
import {
  giveUpByLink as giveUp,
  continueByLink as goOn,
  type LinkCaller,
  payByLink as pay,
  readPayerRequest as read,
} from '#domain/checkout/pay-by-link.ts'
import { needPatient, patientKey } from '#domain/patients/patient.ts'
import { readPayerStep } from '#domain/payments/read-payer-step.ts'
import { newId } from '#kernel/id.ts'
import { type OrderApiParts, openOrders } from './order-calls.ts'
import { presentPayerRequest } from './present-payer-request.ts'
import { type ApiApp, type Call, serve } from './serve.ts'
import { refuseMethod } from './takes-payments.ts'

export function servePayerLinks(app: ApiApp, parts: OrderApiParts): void {
  serveMaking(app, parts)
  serveDesk(app, parts)
  servePaying(app, parts)
  serveTestGateway(app, parts)
}

const keyOf = ({ header }: Pick<Call, 'header'>): string => header('idempotency-key')?.slice(0, 200) || newId()
const addressOf = (origin: string, token: string): string => `${origin}/pay/${token}`

function serveMaking(app: ApiApp, parts: OrderApiParts): void {
  serve(app, makePayerLink, async ({ language, currency, ...wanted }, call) => {
    const { caller, read: readOne } = await openOrders(parts, call, { language, currency })
    refuseMethod(parts, caller.provider)
    const { token } = await make(parts, caller, { ...wanted, idempotencyKey: keyOf(call) })
    return { address: addressOf(call.origin, token), order: await readOne(wanted.order) }
  })
  serve(app, revokePayerLink, async ({ order, link, ...visitor }, call) => {
    const { caller, read: readOne } = await openOrders(parts, call, visitor)
    await revoke(parts, caller, { order, link })
    return readOne(order)
  })
}

function serveDesk(app: ApiApp, parts: OrderApiParts): void {
  serve(app, makeDeskPayerLink, async ({ patient, ...wanted }, call) => {
    const maker = await atDesk(parts, call, patient)
    refuseMethod(parts, maker.provider)
    const { token } = await make(parts, maker, { ...wanted, idempotencyKey: keyOf(call) })
    return { address: addressOf(call.origin, token) }
  })
  serve(app, revokeDeskPayerLink, async ({ patient, order, link }, call) => {
    await revoke(parts, await atDesk(parts, call, patient), { order, link })
    return { done: true as const }
  })
}

/** @throws Fault not-found for nobody’s patient */
async function atDesk(parts: OrderApiParts, call: Call<'staff'>, patient: string): Promise<PayerLinkMaker> {
  const provider = await call.findOwnProvider()
  const account = patientKey(call.staff, patient)
  await parts.database.forClient(account, provider.id, (scope) => needPatient(scope, account))
  return { account, provider, origin: call.origin, colleague: { name: call.staff.name } }
}

function servePaying(app: ApiApp, parts: OrderApiParts): void {
  serve(app, readPayerRequest, async ({ token }, call) => show(parts, await callerOf(call), token))
  serve(app, payByLink, async ({ token, name, email, amount, method, language }, call) => {
    const caller = await callerOf(call)
    refuseMethod(parts, caller.provider, method)
    const returnUrl = addressOf(call.origin, token)
    const payer = { name, email, language }
    await pay(parts, caller, { ...payer, token, amount, method, returnUrl, idempotencyKey: keyOf(call) })
    return show(parts, caller, token)
  })
  serve(app, continueByLink, async ({ token }, call) => {
    const caller = await callerOf(call)
    await goOn(parts, caller, token)
    return show(parts, caller, token)
  })
  serve(app, giveUpByLink, async ({ token }, call) => {
    const caller = await callerOf(call)
    await giveUp(parts, caller, token)
    return show(parts, caller, token)
  })
}

/** The payer's secret is the proof: it has to be that of the payment that was begun by this link. */
function serveTestGateway(app: ApiApp, parts: OrderApiParts): void {
  serve(app, completeTestByLink, async ({ token, secret, does }, call) => {
    const caller = await callerOf(call)
    const { id: providerId } = caller.provider
    const payment = (await read(parts, caller, token))?.payment
    const step = payment && (await readPayerStep(parts, providerId, payment.id))
    if (!parts.testPayer || !step || step.secret !== secret) return { outcome: null, request: null }
    const { outcome } =
      'card' in does
        ? await parts.testPayer.complete(providerId, { secret, card: does.card })
        : await parts.testPayer.answerChallenge(providerId, { secret, isApproved: does.isApproved })
    if (outcome !== 'challenge') await goOn(parts, caller, token)
    return { outcome, ...(await show(parts, caller, token)) }
  })
}

const callerOf = async ({ findOwnProvider, origin }: Call): Promise<LinkCaller> => ({
  provider: await findOwnProvider(),
  origin,
})

async function show(parts: OrderApiParts, caller: LinkCaller, token: string): Promise<{ request: Shown | null }> {
  const request = await read(parts, caller, token)
  return { request: request ? await presentPayerRequest(parts, caller.provider, request) : null }
}
