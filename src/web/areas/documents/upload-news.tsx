// Tells those who hear the page how their files come along: at quarters, and when one is added or was not.
import { useEffect, useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { Uploads } from './upload-queue.ts'
import { uploads } from './upload-store.ts'

export function UploadNews() {
  const { t } = useTexts()
  const [news, setNews] = useState<Piece>()
  useEffect(
    () =>
      uploads.store.subscribe((now, before) => {
        const next = newsBetween(before, now)
        if (next) setNews(next)
      }),
    [],
  )
  return (
    <p role="status" className="sr-only">
      {news && (news.kind === 'quarter' ? t('documents.news.quarter', news) : t(`documents.news.${news.kind}`, news))}
    </p>
  )
}

type Piece = { kind: 'quarter'; percent: number; count: number } | { kind: 'added' | 'failed'; name: string }

/** What is worth saying of a change; undefined for every other percent. */
export function newsBetween(before: Uploads, now: Uploads): Piece | undefined {
  const [newest] = now.added
  if (newest && now.added.length > before.added.length) return { kind: 'added', name: newest.name }
  const failed = now.list.find(
    ({ id, state }) => state === 'failed' && before.list.find((one) => one.id === id)?.state !== 'failed',
  )
  if (failed) return { kind: 'failed', name: failed.name }
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
