// One screen of signing in: its heading, a line or two, and what there is to do. Says calmly that without scripts it cannot be done.
import { type ReactNode, useEffect, useRef } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { useAuthPage } from './auth-page.ts'

type AuthCardProps = {
  title: string
  introduction?: ReactNode
  /** Another value is another step: its first field, or its heading where there is none, gets the focus. */
  turn?: number
  /** There is something to be read before the first field. */
  readsFirst?: boolean
  children?: ReactNode
}

export function AuthCard({ title, introduction, turn = 0, readsFirst = false, children }: AuthCardProps) {
  const { t } = useTexts()
  const { email } = useAuthPage()
  const card = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const seen = useRef(turn)
  useEffect(() => {
    if (seen.current === turn) return
    seen.current = turn
    const fields = [...(card.current?.querySelectorAll<HTMLInputElement>('input:not([type=hidden], [hidden])') ?? [])]
    const field = fields.find(({ value }) => value === '') ?? fields[0]
    const target = readsFirst ? heading.current : (field ?? heading.current)
    target?.focus()
  }, [turn, readsFirst])
  return (
    <div ref={card} className="card p-5 min-[360px]:p-6 sm:p-8">
      <h1 ref={heading} tabIndex={-1} className="text-[1.625rem] outline-none">
        {title}
      </h1>
      <div className="noscript:hidden">
        {introduction && <div className="mt-2 grid gap-2 text-muted">{introduction}</div>}
        {children}
      </div>
      <p className="mt-3 hidden text-muted noscript:block">
        {t('auth.noScripts')}{' '}
        <a className="link" href={`mailto:${email}`}>
          <bdi>{email}</bdi>
        </a>
      </p>
      <p role="status" className="sr-only">
        {turn > 0 && title}
      </p>
    </div>
  )
}
