// Loads Stripe's own script, from where Stripe says that it has to come, and only for whoever pays through it.

/** Stripe names its script after the major version of the API, which has to be the one that the server's SDK speaks. */
export const stripeScript = 'https://js.stripe.com/endive/stripe.js'

/** So much of Stripe.js as is used here. */
type LoadedActions =
  | { type: 'success'; actions: { confirm(options?: { redirect?: 'if_required' }): Promise<Confirmed> } }
  | { type: 'error' }
type Confirmed = { type: 'success' } | { type: 'error'; error: { message?: string } }
type StripeCheckout = {
  createPaymentElement(): { mount(place: HTMLElement): void; destroy(): void }
  loadActions(): Promise<LoadedActions>
}
type Stripe = {
  initCheckoutElementsSdk(options: {
    clientSecret: string
    elementsOptions?: { appearance?: { theme: 'stripe' | 'night' } }
  }): StripeCheckout
}
type CreateStripe = (publishableKey: string, options?: { locale?: string }) => Stripe

let loading: Promise<CreateStripe> | undefined

/** Once a tab. @throws where it cannot be had; the next call tries again */
export function loadStripe(): Promise<CreateStripe> {
  loading ??= addScript().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

function addScript(): Promise<CreateStripe> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = stripeScript
    script.onload = () => {
      const { Stripe: create } = globalThis as { Stripe?: CreateStripe }
      if (create) resolve(create)
      else reject(new Error('Stripe.js is not there'))
    }
    script.onerror = () => {
      script.remove()
      reject(new Error('Stripe.js did not load'))
    }
    document.head.append(script)
  })
}
