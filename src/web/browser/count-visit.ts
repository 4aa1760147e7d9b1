// Tells how far a visit came, each stage once per document: a stage's name is all that leaves the tab, and nothing is kept on the device.
import type { VisitStage } from '#contract/figures.ts'
import { countVisit } from './endpoints/figures.ts'
import { onWhereabouts, whereabouts } from './shown-page.ts'
import type { InputOf } from './to-endpoint.ts'

let isStarted = false

/** Whoever comes to one of them came through those before it; reading about a procedure stands beside the way. */
const way: readonly VisitStage[] = ['site', 'quote', 'quote-dates', 'quote-budget', 'quote-contact', 'quote-sent']

/** All that a visit has come to that is at a stage: also by a link that led past the others. */
export function stagesUpTo(stage: VisitStage): VisitStage[] {
  return stage === 'procedure' ? ['site', stage] : way.slice(0, way.indexOf(stage) + 1)
}

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
  const tell = (stage: VisitStage) => {
    if (told.has(stage)) return
    told.add(stage)
    const visit: InputOf<typeof countVisit> = { stage }
    // Nobody waits for it, and what is lost of it is lost.
    if (navigator.onLine) navigator.sendBeacon(countVisit.path, new Blob([JSON.stringify(visit)], json))
  }
  const look = () => {
    if (whereabouts().shown === undefined) return
    const stage = stageOf(location)
    if (stage) for (const one of stagesUpTo(stage)) tell(one)
  }
  onWhereabouts(look)
  // A step of the form is a part of the address alone; where the browser does not tell of it, the form is one stage.
  globalThis.navigation?.addEventListener('currententrychange', look)
  look()
}

const json = { type: 'application/json' }

const asksForNone = (): boolean =>
  navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
