// Tells those who hear the page how their files come along: at quarters, when the line is cut, when one is added or was not, and in sum at the end.
import { useEffect, useState } from 'react'
import type { Translate } from '#texts/translate.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { UploadState, Uploads } from './upload-queue.ts'
import { uploads } from './upload-store.ts'

export function UploadNews() {
  const { t } = useTexts()
  const [news, setNews] = useState<Piece>()
  useEffect(() => {
    const tell = newsTeller()
    return uploads.store.subscribe((now, before) => {
      const next = tell(before, now)
      if (next) setNews(next)
    })
  }, [])
  return (
    <p role="status" className="sr-only">
      {news && sentenceOf(news, t)}
    </p>
  )
}

type Piece =
  | { kind: 'quarter'; percent: number; count: number }
  | { kind: 'added' | 'failed'; name: string }
  | { kind: 'sum'; added: number; failed: number }
  | { kind: 'cut' | 'mended' }

function sentenceOf(news: Piece, t: Translate): string {
  if (news.kind === 'quarter') return t('documents.news.quarter', news)
  if (news.kind === 'cut' || news.kind === 'mended') return t(`documents.news.${news.kind}`)
  if (news.kind !== 'sum') return t(`documents.news.${news.kind}`, news)
  const { added, failed } = news
  return [
    added > 0 && t('documents.news.addedCount', { count: added }),
    failed > 0 && t('documents.news.failedCount', { count: failed }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Counts what became of a batch; when the last of several is over, the sum is the news. */
export function newsTeller(): typeof newsBetween {
  let [added, failed] = [0, 0]
  return (before, now) => {
    added += Math.max(0, now.added.length - before.added.length)
    failed += newlyFailed(before, now).length
    if (isUnderWay(now)) return newsBetween(before, now)
    const sum: Piece = { kind: 'sum', added, failed }
    ;[added, failed] = [0, 0]
    return sum.added + sum.failed > 1 ? sum : newsBetween(before, now)
  }
}

const underWay: readonly UploadState[] = ['waiting', 'sending', 'stalled', 'adding']
const isUnderWay = ({ list }: Uploads) => list.some(({ state }) => underWay.includes(state))
const isCut = ({ list }: Uploads) => list.some(({ state }) => state === 'stalled')

const newlyFailed = (before: Uploads, now: Uploads) =>
  now.list.filter(({ id, state }) => state === 'failed' && before.list.find((one) => one.id === id)?.state !== 'failed')

/** What is worth saying of a change; undefined for every other percent. */
export function newsBetween(before: Uploads, now: Uploads): Piece | undefined {
  const [newest] = now.added
  if (newest && now.added.length > before.added.length) return { kind: 'added', name: newest.name }
  const [failed, ...more] = newlyFailed(before, now)
  if (failed && more.length > 0) return { kind: 'sum', added: 0, failed: more.length + 1 }
  if (failed) return { kind: 'failed', name: failed.name }
  if (isCut(now) && !isCut(before)) return { kind: 'cut' }
  if (isCut(before) && !isCut(now) && now.list.some(({ state }) => state === 'sending')) return { kind: 'mended' }
  const [was, is] = [quarterOf(before), quarterOf(now)]
  if (is.count !== was.count || is.quarter <= was.quarter || is.quarter === 4) return undefined
  return { kind: 'quarter', percent: is.quarter * 25, count: is.count }
}

function quarterOf({ list }: Uploads): { quarter: number; count: number } {
  const moving = list.filter(({ state }) => state !== 'failed' && state !== 'left')
  const [sent, bytes] = [sum(moving.map((one) => one.sent)), sum(moving.map((one) => one.bytes))]
  return { quarter: bytes > 0 ? Math.floor((4 * sent) / bytes) : 0, count: moving.length }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
