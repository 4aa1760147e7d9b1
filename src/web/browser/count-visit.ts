// Tells how far a visit came, each stage once per document: a stage's name is all that leaves the tab, and nothing is kept on the device.
import type { VisitStage } from '#contract/figures.ts'
import { onWhereabouts, whereabouts } from './shown-page.ts'

let isStarted = false

/** What the address of a page says of it; undefined where no visit is counted: signing in, the profile, the desk. */
export function stageOf({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): VisitStage | undefined {
  if (/^\/(auth|profile|desk)(\/|$)/.test(pathname)) return undefined
  if (pathname === '/quote') return stageOfQuote(search, hash)
  return /^\/procedures\/[^/]+$/.test(pathname) ? 'procedure' : 'site'
}

function stageOfQuote(search: string, hash: string): VisitStage {
  if (new URLSearchParams(search).has('sent')) return 'quote-sent'
  const step = /^#step-(dates|budget|contact)$/.exec(hash)?.[1]
  return step ? (`quote-${step}` as VisitStage) : 'quote'
}

/** Called as often as anyone likes; starts once per document. Whoever asks not to be followed is not counted. */
export function startCounting(): void {
  if (isStarted || asksForNone()) return
  isStarted = true
  const told = new Set<VisitStage>()
  const look = () => {
    if (whereabouts().shown === undefined) return
    const stage = stageOf(location)
    if (!stage || told.has(stage)) return
    told.add(stage)
    // Nobody waits for it, and what is lost of it is lost.
    if (navigator.onLine) navigator.sendBeacon('/api/visits', new Blob([JSON.stringify({ stage })], json))
  }
  onWhereabouts(look)
  // A step of the form is a part of the address alone; where the browser does not tell of it, the form is one stage.
  globalThis.navigation?.addEventListener('currententrychange', look)
  look()
}

const json = { type: 'application/json' }

const asksForNone = (): boolean =>
  navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
