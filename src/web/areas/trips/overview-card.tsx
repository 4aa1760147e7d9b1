// One box of the first page of the profile, with the way to the page that has all of it.
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'

type OverviewCardProps = { title: string; more: { to: string; text: string }; children: ReactNode }

export function OverviewCard({ title, more, children }: OverviewCardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="card grid min-w-0 content-start gap-3 p-5 md:p-6">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
      <Link to={more.to} className="link inline-flex min-h-11 items-center justify-self-start">
        {more.text}
      </Link>
    </section>
  )
}
