// What is said of a page that cannot be loaded, by what is known of the line by now.
import { useState, useSyncExternalStore } from 'react'
import { type LineState, line } from '#web/browser/line.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'

const silent = { title: 'offline.titleSilent', text: 'offline.textSilent' } as const

const words = {
  offline: { title: 'offline.title', text: 'offline.text' },
  unreachable: silent,
  // The page is on its way again.
  back: { title: 'offline.back', text: 'shell.loading' },
  // Not asked about yet: all that is known is that the page did not come.
  up: silent,
} as const

export function useLostWords(): { title: string; text: string } {
  const { t } = useTexts()
  const state = useSyncExternalStore(line.watch, line.now, () => 'up' as const)
  const [before, setBefore] = useState<LineState>('up')
  // On a slow line the page takes longer to come than "back" lasts.
  if (state !== 'up' && state !== before) setBefore(state)
  const { title, text } = words[state === 'up' ? before : state]
  return { title: t(title), text: t(text) }
}
