// Vitest's set-up of files that draw into a document: each finds it, and our own modules, as if it were the first in its thread.
import { setImmediate as turn } from 'node:timers/promises'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { PropertySymbol } from 'happy-dom'
import WindowBrowserContext from 'happy-dom/lib/window/WindowBrowserContext.js'
import { afterAll, vi } from 'vitest'

const { happyDOM } = window as unknown as {
  happyDOM: { abort(): Promise<void>; settings: object; setURL(url: string): void }
}
// Outside of it there is no way to empty the jar: a cookie is written off for its own host and path alone.
const jar = new WindowBrowserContext(document[PropertySymbol.window as never]).getBrowserContext()?.cookieContainer

/** What a test may hang its own parts on: by `spyOn`, `stubGlobal` or plain assignment. */
const changeable = [globalThis, document, navigator, happyDOM.settings].map((target) => ({
  target,
  before: Object.getOwnPropertyDescriptors(target),
}))
/** Of React's scheduler, which works off a task in each; what is drawn first and then given the focus takes two of them. */
const turns = 5
const { asyncWrapper } = getConfig()
configure({
  // Machines are shared: a test waits for its outcome, and this only ends one that waits in vain.
  asyncUtilTimeout: 20_000,
  // What is found is there with all its effects, however busy the machine is.
  asyncWrapper: (find) =>
    asyncWrapper(async () => {
      const found = await find()
      for (let passed = 0; passed < turns; passed++) await turn()
      return found
    }),
})

const stopTimers = recordTimers()
const stopListening = [window, document].map(recordListeners)

afterAll(async () => {
  cleanup()
  configure({ asyncWrapper })
  vi.restoreAllMocks()
  await happyDOM.abort()
  for (const stop of [stopTimers, ...stopListening]) stop()
  for (const one of changeable) restore(one)
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  }
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  jar?.clearCookies()
  happyDOM.setURL('http://localhost:3000/')
  history.replaceState(null, '', '/')
  // What is kept in modules: a store, a flag, a listener's state.
  vi.resetModules()
})

/** @returns ends what our own modules listen to. What a library listens to it sets up once, so that it has to stay. */
function recordListeners(target: EventTarget): () => void {
  const { addEventListener } = target
  const added: Parameters<EventTarget['addEventListener']>[] = []
  target.addEventListener = (...args: (typeof added)[number]) => {
    const [, , caller = ''] = (new Error().stack ?? '').split('\n')
    if (!caller.includes('node_modules')) added.push(args)
    addEventListener.apply(target, args)
  }
  return () => {
    for (const args of added) target.removeEventListener(...args)
  }
}

/** @returns ends what was to run later: a pause before another try, or a clock. */
function recordTimers(): () => void {
  const started: NodeJS.Timeout[] = []
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const start = globalThis[name] as (...args: unknown[]) => NodeJS.Timeout
    const recorded = (...args: unknown[]) => {
      const timer = start(...args)
      started.push(timer)
      return timer
    }
    globalThis[name] = Object.assign(recorded, start) as never
  }
  return () => started.forEach(clearTimeout)
}

function restore({ target, before }: (typeof changeable)[number]): void {
  for (const name of Object.getOwnPropertyNames(target)) {
    const was = Object.hasOwn(before, name) ? before[name as keyof typeof before] : undefined
    const now = Object.getOwnPropertyDescriptor(target, name)
    if (!now?.configurable || name.startsWith('__vitest')) continue
    if (!was) Reflect.deleteProperty(target, name)
    else if (was.value !== now.value || was.get !== now.get || was.set !== now.set)
      Object.defineProperty(target, name, was)
  }
}
