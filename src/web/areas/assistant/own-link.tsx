// A link in an answer: to a page of this site, which opens in this tab beside the conversation, or to a telephone.
import { type MouseEvent, type ReactNode, use } from 'react'
import { ChatDoors } from './chat-doors.ts'

type OwnLinkProps = { to: string; className?: string; children: ReactNode }

export function OwnLink({ to, className = 'link', children }: OwnLinkProps) {
  const { follow } = use(ChatDoors)
  const isPage = to.startsWith('/')
  const open = (event: MouseEvent) => {
    // Another tab or a download was asked for: the browser does that.
    if (!isPage || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    follow(to)
  }
  return (
    <a href={to} className={className} onClick={open}>
      {children}
    </a>
  )
}
