// What has just happened, said quietly above the fields.
import type { ReactNode } from 'react'
import { Icon, type IconName } from '#web/ui/icon.tsx'

export function NoticeLine({ icon = 'check', children }: { icon?: IconName; children: ReactNode }) {
  return (
    // There from the start: what a screen reader is to say of an element is a change in it.
    <div role="status" className="empty:hidden">
      {children && (
        <p className="flex gap-3 rounded-xl bg-tint p-4">
          <Icon name={icon} className="mt-0.5 size-5 text-brand" />
          <span className="min-w-0">{children}</span>
        </p>
      )}
    </div>
  )
}
